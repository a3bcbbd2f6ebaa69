import type { Instance, ViewRoot } from './ComponentSpace.ts'

/** A page on the stack. */
export interface Page {
  /** Without a leading slash. */
  readonly path: string
  /** As passed to `onLoad`: not URL-decoded, as in WeChat. */
  readonly query: Readonly<Record<string, string>>
  readonly root: ViewRoot
  readonly instance: Instance
  /** The navigation bar's title. */
  title: string
  /** Whether the pull-down indicator is spinning. */
  refreshing: boolean
}
