import { layoutApis } from './layoutApis'

Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  // Taro's compile-time macros are identities in tests.
  defineAppConfig: (config: unknown) => config,
  definePageConfig: (config: unknown) => config,
  ...layoutApis,
})
Element.prototype.scrollIntoView = () => {}
