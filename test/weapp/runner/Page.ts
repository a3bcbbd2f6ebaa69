import type { Instance, ViewRoot } from './ComponentSpace.ts'

/** A page on the stack. */
export interface Page {
  /** Without a leading slash. */
  readonly path: string
  /** As `onLoad` got it: not decoded, as in WeChat. */
  readonly query: Readonly<Record<string, string>>
  readonly root: ViewRoot
  readonly instance: Instance
  /** What the navigation bar says. */
  title: string
  /** Whether the pull-down indicator is turning. */
  refreshing: boolean
}
