/** Globals that mini programs lack. The H5 has them, so without the lint a mistake only shows on a phone. */
const BROWSER_ONLY = [
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'Intl',
  'URL',
  'URLSearchParams',
  'AbortController',
  'AbortSignal',
  'FormData',
  'Blob',
  'File',
  'FileReader',
  'Image',
  'TextEncoder',
  'TextDecoder',
  'MutationObserver',
  'ResizeObserver',
  'IntersectionObserver',
  'MessageChannel',
  'BroadcastChannel',
  'crypto',
  'atob',
  'btoa',
  'structuredClone',
  'queueMicrotask',
  'requestIdleCallback',
  'alert',
  'confirm',
  'prompt',
  'globalThis',
  'Buffer',
]
const NETWORK = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource']
const MINI_PROGRAM = ['wx', 'getApp', 'getCurrentPages']

const ban = (names, why) => names.map((name) => ({ name, message: why }))
const noNetwork = ban(
  NETWORK,
  'Only Taro.request in src/api/http.ts and Taro.uploadFile in src/api/upload.ts reach the network.',
)
const noBrowser = ban(
  BROWSER_ONLY,
  'A mini program has no such global; put the browser’s part in a *.h5.ts of src/platform.',
)
const noWx = ban(MINI_PROGRAM, 'Only a *.weapp.ts of src/platform speaks to WeChat itself.')

export const bannedGlobals = {
  everywhere: ['error', ...noNetwork, ...noBrowser, ...noWx],
  /** For `*.h5.ts` files, which only run in a browser. */
  inH5Files: ['error', ...noNetwork, ...noWx],
  /** For `*.weapp.ts` files, which only run in WeChat. */
  inWeappFiles: ['error', ...noNetwork, ...noBrowser],
}

const LITERALS = ['JSXText[value=', 'Literal[value=', 'TemplateElement[value.raw=']
const HAN = '/[\\u3400-\\u9fff\\uf900-\\ufaff\\u3000-\\u303f\\uff00-\\uffef]/'
const COLOUR = '/^(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|(rgb|hsl)a?\\(.*)$/'

const noHan = LITERALS.map((node) => ({
  selector: `${node}${HAN}]`,
  message: 'What a customer reads lives in src/i18n.',
}))

const noPath = {
  selector: 'Literal[value=/^\\/?pages(-[a-z-]+)?\\/[a-z-]+\\//]',
  message: 'Every path is written once, in src/navigation/routes.ts; go there by the route’s name.',
}

const noColour = LITERALS.map((node) => ({
  selector: `${node}${COLOUR}]`,
  message: 'Colours are tokens in src/styles.',
}))

/** Missing in our oldest supported engines and not polyfilled: they'd fail on the phone, not in the build. */
const YOUNG_METHODS =
  'at|replaceAll|matchAll|findLast|findLastIndex|toSorted|toReversed|toSpliced|fromEntries|hasOwn|allSettled|groupBy|withResolvers'

const noNewerFeatures = [
  {
    selector: `CallExpression[callee.type='MemberExpression'][callee.property.name=/^(${YOUNG_METHODS})$/]`,
    message: 'The oldest engines we promise do not have this method, and nothing adds it.',
  },
  {
    selector: 'Literal[regex.pattern=/\\(\\?<[=!]/]',
    message: 'iOS before 16.4 cannot parse a look-behind: the whole bundle would fail.',
  },
]

const noEnum = {
  selector: 'TSEnumDeclaration',
  message: 'Write `const X = { … } as const` and a type of the same name.',
}

export const bannedSyntax = {
  everywhere: ['error', ...noHan, ...noColour, ...noNewerFeatures, noPath, noEnum],
  inNavigation: ['error', ...noHan, ...noColour, ...noNewerFeatures, noEnum],
  inTexts: ['error', ...noColour, ...noNewerFeatures, noEnum],
  /** For words that are recognised in pasted text and never shown. */
  inVocabulary: ['error', ...noColour, ...noNewerFeatures, noPath, noEnum],
  /** For `*.config.ts`, which becomes JSON and can't use design tokens. */
  inConfigs: ['error', ...noHan],
  inStyles: ['error', ...noHan, ...noNewerFeatures, noEnum],
}

/** API types come from one generated file, which only src/api may import. */
const noServer = {
  group: ['**/server/**'],
  message: 'The app never imports the server; its types come through types/api.d.ts.',
}
const noWireTypes = {
  group: ['**/types/api', '**/types/api.d', '**/types/api.d.ts'],
  message: 'Only src/api sees the wire; the rest uses src/model.',
}
const noWholeNutui = {
  group: ['@nutui/nutui-react-taro/*', '@nutui/icons-react-taro/*'],
  message: 'Import from the package itself: babel picks the component and its style.',
}
const noFramework = {
  group: ['react', 'react-dom', 'react/*', 'mobx', 'mobx-react', '@tarojs/*', '@nutui/*', 'taro-i18n'],
  message: 'src/model is plain TypeScript: no React, no Taro, no MobX.',
}
const noView = {
  group: ['react', 'react-dom', 'react/*', 'mobx', 'mobx-react', '@nutui/*', '@tarojs/components'],
  message: 'src/api knows nothing of what is on screen.',
}
const noBarePicture = {
  group: ['@tarojs/components'],
  importNames: ['Image'],
  message: 'Taro’s own picture is squashed on the H5; use src/ui/media/Picture.',
}
const noTranslator = { group: ['taro-i18n'], message: 'Only src/i18n knows the translator.' }

const patterns = (...list) => ['error', { patterns: list }]

export const bannedImports = {
  everywhere: patterns(noServer, noWireTypes, noWholeNutui, noBarePicture, noTranslator),
  inPicture: patterns(noServer, noWireTypes, noWholeNutui, noTranslator),
  inI18n: patterns(noServer, noWireTypes, noWholeNutui),
  inModel: patterns(noServer, noWireTypes, noFramework),
  inApi: patterns(noServer, noView, noTranslator),
}
