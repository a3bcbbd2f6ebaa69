import path from 'node:path'

import { defineConfig, type UserConfigExport } from '@tarojs/cli'

import devConfig from './dev'
import { FirstPaint } from './firstPaint'
import { globalThisGuard } from './globalThisGuard'
import { LeanTemplatesPlugin } from './leanTemplates'
import { watchingPageCode } from './pageCode'
import { nameSharedModules } from './namesOfSharedModules'
import prodConfig from './prod'
import { TextFiles } from './textFiles'

// Which of the two lists of `browserslist` in package.json holds.
process.env.BROWSERSLIST_ENV = process.env.TARO_ENV

const root = path.resolve(__dirname, '..')
const isProduction = process.env.NODE_ENV === 'production'

const nodeModule = (name: string) => (file: string) =>
  file.includes(`${path.sep}node_modules${path.sep}${name}${path.sep}`)

// Shipped as ES2015+; Taro only runs babel on src and on node_modules paths that contain "taro".
const modernPackages = ['mobx', 'mobx-react', 'mobx-react-lite', 'uqr'].map(nodeModule)

/** Opened first more often than any other; their files are named in the document. */
const TAB_PAGES = ['home/home', 'store/store', 'warehouse-address/warehouse-address', 'mine/mine'].map(
  (page) => `pages/tab-bar/${page}`,
)

const textFiles = new TextFiles(root)

const cssModules = {
  enable: true,
  config: { namingPattern: 'module', generateScopedName: '[name]__[local]___[hash:base64:5]' },
} as const

/** Build-time settings; each can be set in the environment or in `.env` files. */
const settings = {
  __API_BASE__: JSON.stringify(process.env.TARO_APP_API_BASE ?? defaultApiBase()),
  __TENANT_ID__: JSON.stringify(process.env.TARO_APP_TENANT ?? 'default-tenant'),
  __APP_VERSION__: JSON.stringify('1.0.4'),
  __APP_BUILD__: JSON.stringify('104'),
}

/** The H5 is served by the API's own host; a mini program has no origin and needs an address. */
function defaultApiBase(): string {
  return process.env.TARO_ENV === 'h5' ? '' : 'http://127.0.0.1:3000'
}

/** What WeChat's search may look into. */
function filesBesideThePages() {
  const transform = (json: Buffer) => JSON.stringify(JSON.parse(String(json)))
  const sitemap = { from: 'src/sitemap.json', to: 'dist/weapp/sitemap.json', transform }
  return process.env.TARO_ENV === 'weapp' ? [sitemap] : []
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
    // As deep as our deepest page nests; what is deeper is drawn through one more component.
    baseLevel: 11,
    // Prebundling in production doubles the mini program.
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
          ecma: 2017,
        },
        output: { ecma: 2017, keep_quoted_props: false, quote_keys: false },
        // Taro keeps the names of functions on the H5, which nobody reads.
        keep_fnames: false,
      },
    },
    alias: {
      '@': path.join(root, 'src'),
      ...(isProduction && { mobx$: path.join(root, 'node_modules/mobx/dist/mobx.esm.production.min.js') }),
    },
    plugins: [],
    defineConstants: settings,
    copy: { patterns: filesBesideThePages(), options: {} },
    mini: {
      compile: { include: modernPackages },
      webpackChain(chain, webpack) {
        chain.plugin('globalThisHead').use(webpack.BannerPlugin, [globalThisGuard.head])
        chain.plugin('globalThisFoot').use(webpack.BannerPlugin, [globalThisGuard.foot])
        if (isProduction) chain.plugin('leanTemplates').use(LeanTemplatesPlugin)
        chain
          .plugin('miniSplitChunksPlugin')
          .init((plugin: unknown, args: unknown[]) => nameSharedModules(plugin, args, root))
        // Licences are a page of the app; a file of them would only weigh in the package.
        chain.optimization
          .minimizer('terserPlugin')
          .tap(([options]: object[]) => [{ ...options, extractComments: false }])
      },
      optimizeMainPackage: { enable: true },
      miniCssExtractPluginOption: { ignoreOrder: true },
      postcss: { pxtransform: { enable: true, config: {} }, cssModules },
    },
    h5: {
      publicPath: '/',
      staticDirectory: 'static',
      // The array matters (a plain string blanks the page's own path), and so does the absence of `basename`.
      router: {
        mode: 'hash',
        customRoutes: { '/pages/tab-bar/home/home': ['/', '/pages/tab-bar/home/home'] },
      },
      compile: { include: modernPackages },
      esnextModules: ['@nutui'],
      // One byte: as files. Inlined they would be in every first load, whether shown or not.
      imageUrlLoaderOption: { limit: 1 },
      fontUrlLoaderOption: { limit: 1 },
      webpackChain(chain, webpack) {
        // The icon font of Taro's own widgets, inlined in their stylesheet; we draw our icons ourselves.
        chain
          .plugin('noIconFont')
          .use(webpack.NormalModuleReplacementPlugin, [/^data:application\/octet-stream;base64,/, 'data:,'])
        // Taro polyfills what every browser of our browserslist has.
        for (const polyfill of [
          'whatwg-fetch',
          'abortcontroller-polyfill/dist/abortcontroller-polyfill-only',
        ]) {
          chain.resolve.alias.set(`${polyfill}$`, path.join(root, 'config/noPolyfill.js'))
        }
        chain.resolve.alias.set('jsonp-retry$', path.join(root, 'config/noJsonp.js'))
        chain.resolve.alias.set('universal-router$', path.join(root, 'config/router.js'))
        chain.resolve.alias.set('query-string$', path.join(root, 'config/queryString.js'))
        chain.module
          .rule('texts')
          .test(/[\\/]src[\\/]i18n[\\/]packages[\\/]\w+\.ts$/)
          .enforce('post')
          .use('texts')
          .loader(path.join(root, 'config/noTexts.js'))
        chain.plugin('textFiles').use(textFiles)
        chain.plugin('firstPaint').use(new FirstPaint(textFiles, TAB_PAGES))
        chain.plugin('mainPlugin').tap(watchingPageCode)
        // As long as a page may take (src/platform/page/pageCode.h5.ts): then the next attempt asks anew.
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
              // What Taro needs at once; its parts that only some pages use travel with those.
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
        filename: 'js/[name].[contenthash:8].js',
        chunkFilename: 'js/[name].[contenthash:8].js',
      },
      miniCssExtractPluginOption: {
        ignoreOrder: true,
        filename: 'css/[name].[contenthash:8].css',
        chunkFilename: 'css/[name].[contenthash:8].css',
      },
      postcss: { autoprefixer: { enable: true, config: {} }, cssModules },
    },
  }
  return merge({}, baseConfig, isProduction ? prodConfig : devConfig)
})
