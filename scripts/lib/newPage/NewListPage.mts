import type { ApiCall } from './apiCall.mts'
import type { NewPage } from './page.mts'

/** What a list page is made from. */
export interface NewListPage extends NewPage {
  readonly call: ApiCall
  /** The route that a row opens, by its id. */
  readonly opens: string
  /** Anybody may read it, signed in or not. */
  readonly isPublic: boolean
  /** The import of its texts, if they are not in the main package. */
  readonly textsImport: string
}
