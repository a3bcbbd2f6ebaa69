import { controlOf } from './controlOf.ts'
import { locate, locateAll, type Target } from './locate.ts'
import { nodeStats, type NodeStats } from './nodeStats.ts'
import type { Page } from './Page.ts'
import type { Session } from './Session.ts'
import type { TabBar } from './TabBar.ts'
import { textOf, type ViewNode } from './viewTree.ts'

/** The current screen. */
export interface Screen {
  /** The top page: path without a leading slash, query as passed to `onLoad`, and navigation bar title. */
  readonly page: Pick<Page, 'path' | 'query' | 'title' | 'refreshing'>
  /** Paths of the open pages, the current one last. */
  readonly stack: readonly string[]
  /** The tab bar's labels. */
  readonly tabBar: readonly string[]
  /** The tab bar with its badges, icons and red dots. */
  readonly tabs: TabBar
  /** The toast's text, or null. */
  readonly toast: string | null
  /** The loading toast's title, or null. */
  readonly loading: string | null
  /** Visible text of an element, or of the whole page: one line per block. */
  text(target?: Target): string
  /** The text typed into a field, or the value chosen in a control. */
  value(target: Target): unknown
  /** Every visible element that matches the target. */
  all(target: Target): ViewNode[]
  exists(target: Target): boolean
  /**
   * The first visible match.
   *
   * @throws {Error} with the page's tree, when there is none
   */
  find(target: Target): ViewNode
  /** The page as text, as shown in error messages. */
  describe(): string
  nodeStats(): NodeStats
}

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
