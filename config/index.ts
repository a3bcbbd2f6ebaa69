import path from 'node:path'

import { defineConfig, type UserConfigExport } from '@tarojs/cli'

import { appName } from './appName'
import { appVersion } from './appVersion'
import { CompileAhead } from './compileAhead'
import devConfig from './dev'
import { FirstPaint } from './firstPaint'
import { globalThisGuard } from './globalThisGuard'
import { h5Modules } from './h5Modules'
import { leanRuntime } from './leanRuntime'
import { withPageCodeWatch } from './pageCode'
import prodConfig from './prod'
import { REGISTRATION } from './readCatalogue'
import { ServiceWorker } from './serviceWorker'
import { joinSharedModules } from './sharedModules'
import { TextFiles } from './textFiles'
import { withTextTrees } from './textTree'
import { webManifest } from './webManifest'

// Selects the `browserslist` in package.json.
process.env.BROWSERSLIST_ENV = process.env.TARO_ENV

const root = path.resolve(__dirname, '..')
/** Syntax of webpack's own code. It replaces Taro's ES5; a merged one would be added to it, and ES5 wins. */
const TARGET = `browserslist:${process.env.TARO_ENV}`
const isProduction = process.env.NODE_ENV === 'production'

const nodeModule = (name: string) => (file: string) =>
  file.includes(`${path.sep}node_modules${path.sep}${name}${path.sep}`)

// Shipped as ES2015+; Taro only runs babel on src and on node_modules paths that contain "taro".
const modernPackages = ['mobx', 'mobx-react-lite', 'uqr'].map(nodeModule)

/** The most common entry pages; the document preloads their files. */
const TAB_PAGES = ['home/home', 'store/store', 'warehouse-address/warehouse-address', 'mine/mine'].map(
  (page) => `pages/tab-bar/${page}`,
)

const BRAND = path.join(root, 'src/assets/brand')
const ICONS = ['favicon.svg', 'app-icon.png', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png']

const textFiles = new TextFiles(root)

const cssModules = {
  enable: true,
  config: { namingPattern: 'module', generateScopedName: '[name]__[local]___[hash:base64:5]' },
} as const

/** Build-time settings; the environment or `.env` files can override the API base, the tenant and the name. */
const settings = {
  __API_BASE__: JSON.stringify(process.env.TARO_APP_API_BASE ?? defaultApiBase()),
  __TENANT_ID__: JSON.stringify(process.env.TARO_APP_TENANT ?? 'default-tenant'),
  __APP_NAME__: JSON.stringify(appName),
  __APP_VERSION__: JSON.stringify(appVersion.version),
  __APP_BUILD__: JSON.stringify(appVersion.build),
}

/** The API's own host serves the H5; a mini program has no origin and needs an absolute URL. */
function defaultApiBase(): string {
  return process.env.TARO_ENV === 'h5' ? '' : 'http://127.0.0.1:3000'
}

/** The H5's icons and its manifest, and the mini program's sitemap, which tells WeChat's search which pages it may index. */
function filesBesideThePages() {
  const transform = (json: Buffer) => JSON.stringify(JSON.parse(String(json)))
  const sitemap = { from: 'src/sitemap.json', to: 'dist/weapp/sitemap.json', transform }
  const icons = ICONS.map((file) => ({ from: path.join(BRAND, file), to: `dist/h5/static/brand/${file}` }))
  const manifest = {
    from: 'src/manifest.json',
    to: 'dist/h5/manifest.webmanifest',
    transform: webManifest,
  }
  return process.env.TARO_ENV === 'weapp' ? [sitemap] : [...icons, manifest]
}

export default defineConfig<'webpack5'>(async (merge) => {
  const baseConfig: UserConfigExport<'webpack5'> = {
    projectName: 'parcel-forwarding-app',
    date: '2026-11-20',
    designWidth: 375,
    deviceRatio: { 375: 2, 640: 2.34 / 2, 750: 1, 828: 1.81 / 2 },
    sourceRoot: 'src',
    outputRoot: `dist/${process.env.TARO_ENV}`,
    framework: 'react',
    // Levels of nested templates: each costs 2.7 kB of the main package. What nests deeper, which few pages do,
    // continues in one more custom component.
    baseLevel: 9,
    // Prebundling in production doubles the size of the mini program.
    compiler: { type: 'webpack5', prebundle: { enable: false } },
    cache: { enable: true },
    terser: {
      enable: true,
      config: {
        compress: {
          arrows: true,
          collapse_vars: true,
          comparisons: true,
          computed_props: true,
          hoist_props: true,
          inline: true,
          loops: true,
          negate_iife: true,
          properties: true,
          reduce_funcs: true,
          reduce_vars: true,
          switches: true,
          toplevel: true,
          typeofs: true,
          passes: 2,
          ecma: 2018,
        },
        // Taro escapes every Chinese character, which doubles its size.
        output: { ecma: 2018, ascii_only: false, keep_quoted_props: false, quote_keys: false },
        // Taro keeps function names on the H5, which nothing reads.
        keep_fnames: false,
      },
    },
    alias: {
      '@': path.join(root, 'src'),
      // All that mobx-react adds is class components that observe; we have none.
      'mobx-react$': 'mobx-react-lite',
      ...(isProduction && { mobx$: path.join(root, 'node_modules/mobx/dist/mobx.esm.production.min.js') }),
    },
    plugins: [path.join(root, 'config/templates.js')],
    defineConstants: settings,
    copy: { patterns: filesBesideThePages(), options: {} },
    mini: {
      // No page parses HTML, and the parser costs 9 kB of the main package.
      runtime: { enableInnerHTML: false },
      compile: { include: modernPackages },
      webpackChain(chain, webpack) {
        chain.target(TARGET)
        chain.resolve.alias.set('@tarojs/taro$', path.join(root, 'config/taro.js'))
        chain.plugin('globalThisHead').use(webpack.BannerPlugin, [globalThisGuard.head])
        chain.plugin('globalThisFoot').use(webpack.BannerPlugin, [globalThisGuard.foot])
        if (isProduction) leanRuntime(chain, webpack, undefined)
        withTextTrees(chain, webpack, undefined)
        chain.plugin('miniSplitChunksPlugin').init(joinSharedModules)
        // The app shows licences on a page; a separate file would only add to the package size.
        chain.optimization
          .minimizer('terserPlugin')
          .tap(([options]: object[]) => [{ ...options, extractComments: false }])
      },
      optimizeMainPackage: { enable: true },
      miniCssExtractPluginOption: { ignoreOrder: true },
      postcss: {
        pxtransform: { enable: true, config: {} },
        cssModules,
        [path.join(root, 'config/leanStyles.js')]: { enable: true },
        [path.join(root, 'config/textSizes.js')]: { enable: true },
      },
    },
    h5: {
      publicPath: '/',
      staticDirectory: 'static',
      // Must be an array (a plain string blanks the page's own path), and `basename` must not be set.
      router: {
        mode: 'hash',
        customRoutes: { '/pages/tab-bar/home/home': ['/', '/pages/tab-bar/home/home'] },
      },
      compile: { include: modernPackages },
      esnextModules: ['@nutui'],
      // A limit of one byte emits files: inlined, they'd be in every first load, shown or not.
      imageUrlLoaderOption: { limit: 1 },
      fontUrlLoaderOption: { limit: 1 },
      webpackChain(chain) {
        chain.target(TARGET)
        chain.resolve.alias.merge(h5Modules)
        chain.module
          .rule('texts')
          .test(REGISTRATION)
          .enforce('post')
          .use('texts')
          .loader(path.join(root, 'config/noTexts.js'))
        // A page loads only the elements that it imports.
        chain.module
          .rule('components')
          .test(/[\\/]config[\\/]components[\\/]/)
          .set('sideEffects', false)
        chain.module
          .rule('appConfig')
          .test(/[\\/]src[\\/]app\.config\.ts$/)
          // Right after Taro's own loader.
          .enforce('pre')
          .use('appConfig')
          .loader(path.join(root, 'config/leanAppConfig.js'))
        chain.plugin('textFiles').use(textFiles)
        chain.plugin('firstPaint').use(new FirstPaint(textFiles, TAB_PAGES, path.join(BRAND, 'mark.svg')))
        if (isProduction) chain.plugin('serviceWorker').use(new ServiceWorker(root, textFiles, TAB_PAGES))
        if (isProduction) chain.plugin('compileAhead').use(CompileAhead)
        chain.plugin('mainPlugin').tap(withPageCodeWatch)
        // The limit for a page load (src/platform/page/pageCode.h5.ts); a retry requests the chunk again.
        chain.output.chunkLoadTimeout(60_000)
        chain.optimization.merge({
          splitChunks: {
            chunks: 'all',
            minSize: 10000,
            cacheGroups: {
              default: false,
              defaultVendors: false,
              common: { name: false, minChunks: 2, priority: 1, reuseExistingChunk: true },
              vendors: {
                name: false,
                minChunks: 2,
                priority: 10,
                test: /[\\/]node_modules[\\/]/,
                reuseExistingChunk: true,
              },
              // Taro code needed at startup; parts that only some pages use stay with those pages.
              taro: {
                name: 'taro',
                chunks: 'initial',
                test: /[\\/]node_modules[\\/]@tarojs[\\/]/,
                priority: 100,
              },
            },
          },
        })
      },
      output: {
        filename: 'js/[name].[contenthash:6].js',
        chunkFilename: 'js/[name].[contenthash:6].js',
      },
      miniCssExtractPluginOption: {
        ignoreOrder: true,
        filename: 'css/[name].[contenthash:6].css',
        chunkFilename: 'css/[name].[contenthash:6].css',
      },
      postcss: { autoprefixer: { enable: true, config: {} }, cssModules },
    },
  }
  return merge({}, baseConfig, isProduction ? prodConfig : devConfig)
})
