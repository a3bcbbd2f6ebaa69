import { createReactApp } from '@tarojs/plugin-framework-react/dist/runtime'
import {
  createPageConfig,
  Current,
  eventCenter,
  getOnReadyEventKey,
  type PageInstance,
} from '@tarojs/runtime'
import { act as inAct, configure, within } from '@testing-library/react'
import * as React from 'react'
import type { ComponentType, PropsWithChildren } from 'react'
import * as ReactDOM from 'react-dom/client'
import { unstable_batchedUpdates } from 'react-dom'

import { flush } from './until'

export interface RenderPageOptions {
  /** The route's query parameters, decoded. */
  readonly params?: Readonly<Record<string, string>>
  /** Wraps every page; the real one is `@/app`. */
  readonly App?: ComponentType<PropsWithChildren>
}

/** A mounted page: Testing Library queries on its content, and the events that a customer triggers. */
export type RenderedPage = ReturnType<typeof describePage>

const PlainApp = ({ children }: PropsWithChildren) => <>{children}</>
const closers: (() => Promise<void>)[] = []

// A query that finds nothing would print the whole document each time; `until` prints what is on screen, once.
configure({ getElementError: (message) => new Error(message ?? 'not found') })

// A mounted page would still react to the next test's events.
afterEach(closePages)

/**
 * Mounts a page through Taro's own app and page life cycle, so `useLoad`, `useDidShow`, `useRouter`,
 * `usePullDownRefresh` etc. behave as on a phone.
 *
 * @param path the route, with a leading slash and without a query, as in `routes.ts`
 */
export async function renderPage(
  Page: ComponentType,
  path: string,
  { params = {}, App = PlainApp }: RenderPageOptions = {},
): Promise<RenderedPage> {
  await closePages()
  await launchApp(App, path, params)
  const page = createPageConfig(Page, path, {}, {})
  const ready = new Promise<void>((resolve) => {
    eventCenter.once(getOnReadyEventKey(path), () => resolve())
  })
  await inAct(async () => page.onLoad?.({ ...params }))
  await inAct(async () => {
    page.onShow?.()
    page.onReady?.()
    await ready
  })
  await flush()
  return describePage(page)
}

/** Unloads all open pages and their apps. */
export async function closePages(): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close()
}

async function launchApp(
  App: ComponentType<PropsWithChildren>,
  path: string,
  query: Readonly<Record<string, string>>,
) {
  document.body.innerHTML = '<div id="app"></div>'
  // Taro doesn't expose the root, which we need to unmount.
  const createRoot: typeof ReactDOM.createRoot = (container, options) => {
    const root = ReactDOM.createRoot(container, options)
    closers.push(() => inAct(async () => root.unmount()))
    return root
  }
  await inAct(async () => {
    const app = createReactApp(App, React, { createRoot, unstable_batchedUpdates }, {})
    Current.app = app
    const options = { path, query }
    app.onLaunch?.(options)
    app.onShow?.(options)
  })
}

function describePage(page: PageInstance) {
  const root = document.getElementById('app')
  if (!root) throw new Error('the page left no #app behind')
  const cause = (event: () => unknown) => async (): Promise<void> => {
    await inAct(async () => {
      await event()
    })
    await flush()
  }
  return {
    ...within(root),
    root,
    /** The page's whole text. */
    text: () => root.textContent ?? '',
    /** Covers the page with another one. */
    hide: cause(() => page.onHide?.()),
    /** Comes back to the page. */
    show: cause(() => page.onShow?.()),
    pullDown: cause(() => page.onPullDownRefresh?.()),
    /** Scrolls the page; jsdom has no layout, so a design px is a px. */
    scroll: (scrollTop: number) => cause(() => page.onPageScroll?.({ scrollTop }))(),
    scrollToEnd: cause(() => page.onPageScroll?.({ scrollTop: 1_000_000 })),
    unload: cause(() => page.onUnload?.()),
    /** The content that the page passes to the share sheet. */
    share: (event: Readonly<Record<string, unknown>> = { from: 'menu' }): unknown =>
      page.onShareAppMessage?.({ ...event } as never),
  }
}
