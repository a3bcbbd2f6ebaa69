import type { Build } from '../runner/Build.ts'
import { plainObject } from '../runner/plainObject.ts'

const words = (text: string) => new Set(text.trim().split(/\s+/))

/** The keys that WeChat documents for app.json. */
const appKeys = words(`
  entryPagePath pages window tabBar networkTimeout debug functionalPages subPackages subpackages workers
  requiredBackgroundModes requiredPrivateInfos plugins preloadRule resizable usingComponents permission sitemapLocation
  style useExtendedLib entranceDeclare darkmode themeLocation lazyCodeLoading singlePage supportedMaterials
  serviceProviderTicket embeddedAppIdList halfPage debugOptions enablePassiveEvent resolveAlias renderer
  rendererOptions componentFramework miniApp static convertRpxToVw __usePrivacyCheck__
`)

const windowKeys = `
  navigationBarBackgroundColor navigationBarTextStyle navigationBarTitleText navigationStyle homeButton backgroundColor
  backgroundTextStyle backgroundColorTop backgroundColorBottom enablePullDownRefresh onReachBottomDistance
  pageOrientation restartStrategy initialRenderingCache visualEffectInBackground handleWebviewPreload
`

/** The keys that WeChat documents for a page's or component's JSON. */
const pageKeys = words(`
  ${windowKeys} component usingComponents componentPlaceholder componentGenerics styleIsolation disableScroll singlePage
  renderer rendererOptions componentFramework pureDataPattern addGlobalClass virtualHost
  enableShareAppMessage enableShareTimeline
`)

/** JSON that does not parse or has keys that WeChat does not know, and settings that the project relies on. */
export function jsonProblems(build: Build): string[] {
  const files = build.files.list.filter((file) => file.endsWith('.json'))
  const broken = files.flatMap((file) => parseProblems(file, build.files.read(file) ?? ''))
  if (broken.length > 0) return broken
  // A JSON beside a template is a page's or a component's; the rest are the app's own and the tools'.
  const units = files.filter((file) => build.files.list.includes(file.replace(/json$/, 'wxml')))
  const unknown = ['app.json', ...units].flatMap((file) => {
    const known = file === 'app.json' ? appKeys : pageKeys
    const keys = Object.keys(build.json(file.slice(0, -'.json'.length)))
    return keys.filter((key) => !known.has(key)).map((key) => `${file} has the unknown key ${key}`)
  })
  const themes = ['app.json', ...units].flatMap((file) => themeProblems(build, file))
  return [
    ...unknown,
    ...windowProblems(build),
    ...loadingProblems(build),
    ...preloadProblems(build),
    ...themes,
  ]
}

/** Every theme variable must have a value in light and in dark mode. */
function themeProblems(build: Build, file: string): string[] {
  const variables = (build.files.read(file) ?? '').match(/(?<=")@\w+(?=")/g) ?? []
  return variables.flatMap((variable) =>
    ['light', 'dark']
      .filter((theme) => build.themed(variable, theme) === undefined)
      .map((theme) => `${file} uses ${variable}, which has no ${theme} value`),
  )
}

function parseProblems(file: string, text: string): string[] {
  try {
    JSON.parse(text)
    return []
  } catch (error) {
    return [`${file} does not parse: ${(error as Error).message}`]
  }
}

function windowProblems({ appJson }: Build): string[] {
  const known = words(windowKeys)
  const keys = Object.keys(plainObject(appJson.window))
  return keys.filter((key) => !known.has(key)).map((key) => `app.json has the unknown key window.${key}`)
}

function loadingProblems(build: Build): string[] {
  const lazy = build.json('app').lazyCodeLoading === 'requiredComponents'
  return lazy ? [] : ['app.json lacks "lazyCodeLoading": "requiredComponents"']
}

function preloadProblems(build: Build): string[] {
  const subPackages = build.appJson.subPackages ?? build.appJson.subpackages ?? []
  const roots = new Set(['__APP__', ...subPackages.map(({ root }) => root)])
  return Object.entries(plainObject(build.json('app').preloadRule)).flatMap(([page, rule]) => {
    const packages = (plainObject(rule).packages ?? []) as string[]
    const wrong = packages
      .filter((root) => !roots.has(root))
      .map((root) => `preloadRule names no package: ${root}`)
    return build.pages.includes(page) ? wrong : [...wrong, `preloadRule names no page: ${page}`]
  })
}
