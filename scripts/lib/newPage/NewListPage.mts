import type { ApiCall } from './apiCall.mts'
import type { NewPage } from './page.mts'

/** Input for generating a list page. */
export interface NewListPage extends NewPage {
  readonly call: ApiCall
  /** Name of the route that a row opens, with the row's ID. */
  readonly opens: string
  /** Whether it can be read without signing in. */
  readonly isPublic: boolean
  /** Import of its texts; empty if they're in the main package. */
  readonly textsImport: string
}
