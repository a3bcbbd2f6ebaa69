import { TextEncoder } from 'node:util'

import { layoutApis } from './layoutApis'

Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  // In tests, Taro's compile-time macros are identity functions.
  defineAppConfig: (config: unknown) => config,
  definePageConfig: (config: unknown) => config,
  // The server's schemas need it, and jsdom lacks it.
  TextEncoder,
  ...layoutApis,
})
Element.prototype.scrollIntoView = () => {}
