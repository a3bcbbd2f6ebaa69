import { anything, colour, exactly, flag, listOf, mapOf, number, oneOf, text, texts } from './schemaParts.ts'

/**
 * WeChat's JSON files: the keys and values that its developer tools check (`miniprogram-ci` 2.1.42), as far
 * as an app like this may use them. Theme variables must be resolved first.
 */
const windowKeys = {
  navigationBarBackgroundColor: colour,
  navigationBarTextStyle: oneOf('black', 'white'),
  navigationBarTitleText: text,
  navigationStyle: oneOf('default', 'custom'),
  homeButton: flag,
  backgroundColor: colour,
  backgroundColorContent: colour,
  backgroundTextStyle: oneOf('dark', 'light'),
  backgroundColorTop: colour,
  backgroundColorBottom: colour,
  enablePullDownRefresh: flag,
  onReachBottomDistance: number,
  pageOrientation: oneOf('auto', 'portrait', 'landscape'),
  restartStrategy: oneOf('homePage', 'homePageAndLatestPage'),
  initialRenderingCache: oneOf('static', 'capture', 'dynamic'),
  visualEffectInBackground: oneOf('none', 'hidden'),
  handleWebviewPreload: oneOf('static', 'manual', 'auto'),
}

const tab = exactly({ pagePath: text, text, iconPath: text, selectedIconPath: text }, 'pagePath', 'text')

const tabBar = exactly(
  {
    custom: flag,
    color: colour,
    selectedColor: colour,
    backgroundColor: colour,
    borderStyle: oneOf('black', 'white'),
    position: oneOf('bottom', 'top'),
    list: listOf(tab),
  },
  'list',
)

const subPackages = listOf(
  exactly(
    { root: text, pages: texts, name: text, independent: flag, entry: text, plugins: anything },
    'root',
    'pages',
  ),
)

export const appSchema = exactly(
  {
    entryPagePath: text,
    pages: texts,
    window: exactly(windowKeys),
    tabBar,
    networkTimeout: exactly({
      request: number,
      connectSocket: number,
      uploadFile: number,
      downloadFile: number,
    }),
    debug: flag,
    subPackages,
    subpackages: subPackages,
    preloadRule: mapOf(exactly({ network: oneOf('all', 'wifi'), packages: texts }, 'packages')),
    requiredPrivateInfos: listOf(
      oneOf(
        ...['chooseAddress', 'chooseLocation', 'choosePoi', 'getFuzzyLocation', 'getLocation'],
        ...['onLocationChange', 'startLocationUpdate', 'startLocationUpdateBackground'],
      ),
    ),
    requiredBackgroundModes: listOf(oneOf('audio', 'location')),
    permission: mapOf(exactly({ desc: text }, 'desc')),
    resizable: flag,
    usingComponents: mapOf(text),
    componentPlaceholder: mapOf(text),
    sitemapLocation: text,
    themeLocation: text,
    darkmode: flag,
    style: { const: 'v2' },
    lazyCodeLoading: { const: 'requiredComponents' },
    renderer: oneOf('webview', 'skyline'),
    rendererOptions: anything,
    componentFramework: oneOf('exparser', 'glass-easel'),
    functionalPages: anything,
    workers: anything,
    plugins: anything,
    useExtendedLib: anything,
    entranceDeclare: anything,
    embeddedAppIdList: texts,
    halfPage: anything,
    singlePage: exactly({ navigationBarFit: oneOf('squeezed', 'float') }),
    supportedMaterials: anything,
    serviceProviderTicket: text,
    enablePassiveEvent: anything,
    resolveAlias: mapOf(text),
    debugOptions: anything,
    miniApp: anything,
    static: anything,
    convertRpxToVw: flag,
    __usePrivacyCheck__: flag,
  },
  'pages',
)

/** The JSON of a page or a component. */
export const pageSchema = exactly({
  ...windowKeys,
  component: flag,
  usingComponents: mapOf(text),
  componentPlaceholder: mapOf(text),
  componentGenerics: anything,
  styleIsolation: oneOf(
    ...['isolated', 'apply-shared', 'shared', 'page-isolated', 'page-apply-shared', 'page-shared'],
  ),
  disableScroll: flag,
  disableSwipeBack: flag,
  singlePage: exactly({ navigationBarFit: oneOf('squeezed', 'float') }),
  renderer: oneOf('webview', 'skyline'),
  rendererOptions: anything,
  componentFramework: oneOf('exparser', 'glass-easel'),
  pureDataPattern: text,
  addGlobalClass: flag,
  virtualHost: flag,
  enableShareAppMessage: flag,
  enableShareTimeline: flag,
})

export const themeSchema = exactly({ light: mapOf(text), dark: mapOf(text) }, 'light', 'dark')

export const sitemapSchema = exactly(
  {
    desc: text,
    rules: listOf(
      exactly(
        {
          action: oneOf('allow', 'disallow'),
          page: text,
          params: texts,
          matching: oneOf('exact', 'inclusive', 'exclusive', 'partial'),
          priority: number,
        },
        'action',
        'page',
      ),
    ),
  },
  'rules',
)
