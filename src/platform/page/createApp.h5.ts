import { createReactApp } from '@tarojs/plugin-framework-react/dist/runtime'
import { startTransition } from 'react'

/** Creates Taro's app. It renders new pages in slices, so that a slow phone can paint and take taps in between. */
export function createApp(...settings: Parameters<typeof createReactApp>) {
  const app = createReactApp(...settings)
  const mount = app.mount as (...page: unknown[]) => void
  return Object.assign(app, { mount: (...page: unknown[]) => startTransition(() => mount(...page)) })
}
