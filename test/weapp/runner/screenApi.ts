import { controlOf } from './controlOf.ts'
import { locate, locateAll, type Target } from './locate.ts'
import { nodeStats, type NodeStats } from './nodeStats.ts'
import type { Page } from './Page.ts'
import type { Session } from './Session.ts'
import type { TabBar } from './TabBar.ts'
import { textOf, type ViewNode } from './viewTree.ts'

/** What is on the screen. */
export interface Screen {
  /** The page on top: its path without a leading slash, its query as `onLoad` got it, its navigation bar's title. */
  readonly page: Pick<Page, 'path' | 'query' | 'title' | 'refreshing'>
  /** The paths of the open pages, the current one last. */
  readonly stack: readonly string[]
  /** The tab bar's texts. */
  readonly tabBar: readonly string[]
  /** The tab bar with its badges, icons and red dots. */
  readonly tabs: TabBar
  /** The words of the toast, or null. */
  readonly toast: string | null
  /** The title of the loading toast, or null. */
  readonly loading: string | null
  /** The visible text of an element, or of the whole page: one line per block. */
  text(target?: Target): string
  /** What is typed in a field or chosen in a control. */
  value(target: Target): unknown
  /** Every visible element that the target points at. */
  all(target: Target): ViewNode[]
  exists(target: Target): boolean
  /** The first visible element that the target points at. @throws {Error} with the page's tree, when there is none */
  find(target: Target): ViewNode
  /** The page in words, as error messages show it. */
  describe(): string
  nodeStats(): NodeStats
}

/** Reads the screen of a session. */
export function screenApi(session: Session): Screen {
  return {
    get page() {
      const { path, query, title, refreshing } = session.run.pages.current
      return { path, query, title, refreshing }
    },
    get stack() {
      return session.run.pages.pages.map(({ path }) => path)
    },
    get tabBar() {
      return session.run.tabBar.items.map(({ text }) => text)
    },
    get tabs() {
      return session.run.tabBar
    },
    get toast() {
      return session.phone.toast?.title ?? null
    },
    get loading() {
      return session.phone.loading
    },
    text: (target) => textOf(target === undefined ? session.tree() : locate(session.tree(), target)),
    value(target) {
      const { tag, properties } = controlOf(locate(session.tree(), target))
      return tag === 'switch' ? Boolean(properties.checked) : properties.value
    },
    all: (target) => locateAll(session.tree(), target),
    exists: (target) => locateAll(session.tree(), target).length > 0,
    find: (target) => locate(session.tree(), target),
    describe: () => session.describe(),
    nodeStats: () => nodeStats(session.tree()),
  }
}
