import path from 'node:path'

const ours = (file: string) => path.join(__dirname, file)
const routerPart = (file: string) => path.resolve(__dirname, '../node_modules/@tarojs/router/dist', file)

/** Modules that the H5 replaces by smaller or better ones of ours, or does without; for webpack's aliases. */
export const h5Modules: Readonly<Record<string, string>> = {
  // Polyfills for features that every browser in our browserslist has.
  'whatwg-fetch$': ours('emptyModule.js'),
  'abortcontroller-polyfill/dist/abortcontroller-polyfill-only$': ours('emptyModule.js'),
  // Style sheets that Taro inserts by script: its reset, which is in `_h5-reset.scss`, and widgets we don't use.
  '@tarojs/components/global.css$': ours('emptyModule.js'),
  '@tarojs/components/dist/taro-components/taro-components.css$': ours('emptyModule.js'),
  '@tarojs/components$': ours('components/index.js'),
  'jsonp-retry$': ours('noJsonp.js'),
  'universal-router$': ours('router.js'),
  'query-string$': ours('queryString.js'),
  [routerPart('navigationBar.js')]: ours('navigationBar.js'),
  [routerPart('events/scroll.js')]: ours('pageScroll.js'),
  [routerPart('router/stack.js')]: ours('pageStack.js'),
}
