/**
 * Restricts which Taro functions a file may use. A function not listed for everyone belongs to one folder of
 * src, so a new one is restricted by default.
 */
const FOR_EVERYONE = new Set([
  // For a component's own page.
  'stopPullDownRefresh',
  'startPullDownRefresh',
  'pageScrollTo',
  'setNavigationBarTitle',
  'setNavigationBarColor',
  'nextTick',
  'createSelectorQuery',
  'createIntersectionObserver',
  'getCurrentInstance',
])
const NETWORK = new Set(['request', 'uploadFile', 'downloadFile', 'connectSocket', 'addInterceptor'])
const NAVIGATION = new Set([
  'navigateTo',
  'navigateBack',
  'redirectTo',
  'reLaunch',
  'switchTab',
  'preload',
  'getCurrentPages',
])

const isForEveryone = (name) => FOR_EVERYONE.has(name) || /^use[A-Z]/.test(name) || /^[A-Z]/.test(name)

/** The folder that may call Taro's function `name`; null if every file may. */
function folderFor(name) {
  if (NETWORK.has(name)) return 'api'
  if (NAVIGATION.has(name)) return 'navigation'
  return isForEveryone(name) ? null : 'platform'
}

const isTaroPackage = (source) => source === '@tarojs/taro' || source === '@tarojs/taro-h5'
const keyName = (key, computed) => (computed ? key.value : (key.name ?? key.value))

/** ESLint rule. Its one option is the folder of the linted files, if that folder has privileges. */
export const taroCalls = {
  meta: {
    type: 'problem',
    schema: [{ enum: ['api', 'navigation', 'platform'] }],
    messages: { wrongFolder: 'Only src/{{room}} may use Taro.{{name}}; call what it offers instead.' },
  },
  create(context) {
    const [here] = context.options
    const taroNames = new Set()

    function check(node, name) {
      if (typeof name !== 'string') return
      const room = folderFor(name)
      if (room !== null && room !== here)
        context.report({ node, messageId: 'wrongFolder', data: { room, name } })
    }

    function checkPattern(pattern) {
      for (const property of pattern.properties) {
        if (property.type === 'Property') check(property, keyName(property.key, property.computed))
      }
    }

    const isTaro = (node) => node?.type === 'Identifier' && taroNames.has(node.name)

    return {
      ImportDeclaration(node) {
        if (!isTaroPackage(node.source.value) || node.importKind === 'type') return
        for (const specifier of node.specifiers) {
          if (specifier.type !== 'ImportSpecifier') taroNames.add(specifier.local.name)
          else if (specifier.importKind !== 'type' && specifier.imported.name !== 'default') {
            check(specifier, specifier.imported.name)
          }
        }
      },
      MemberExpression(node) {
        if (isTaro(node.object)) check(node, keyName(node.property, node.computed))
      },
      VariableDeclarator(node) {
        if (node.id.type === 'ObjectPattern' && isTaro(node.init)) checkPattern(node.id)
      },
    }
  },
}
