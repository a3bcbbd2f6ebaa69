import { createReactApp } from '@tarojs/plugin-framework-react/dist/runtime'
import { startTransition } from 'react'

interface App {
  mount: (...page: readonly unknown[]) => void
}

/** Creates Taro's app, which renders new pages in slices, so that a slow phone can paint and take taps in between. */
export function createApp(...settings: readonly unknown[]): App {
  const app = createReactApp(...settings) as App
  const { mount } = app
  app.mount = (...page) => startTransition(() => mount(...page))
  return app
}
