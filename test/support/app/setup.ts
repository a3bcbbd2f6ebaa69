// Taro's compile-time macros are identities in tests.
Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  defineAppConfig: (config: unknown) => config,
  definePageConfig: (config: unknown) => config,
})
