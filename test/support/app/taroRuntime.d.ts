declare module '@tarojs/plugin-framework-react/dist/runtime' {
  import type { AppInstance } from '@tarojs/runtime'

  /** Makes `App` the running app; it stays `Current.app` until the next call. */
  export function createReactApp(app: unknown, react: unknown, dom: unknown, config: unknown): AppInstance
}
