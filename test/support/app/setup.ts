import { layoutApis } from './layoutApis'

Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  // In tests, Taro's compile-time macros are identity functions.
  defineAppConfig: (config: unknown) => config,
  definePageConfig: (config: unknown) => config,
  ...layoutApis,
})
Element.prototype.scrollIntoView = () => {}
