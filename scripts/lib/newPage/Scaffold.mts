import type { Texts } from './page.mts'
import type { Files } from './project.mts'

/** What one kind of page adds to the project. */
export interface Scaffold {
  /** New files. */
  readonly added: Files
  /** Existing files with their new contents. */
  readonly changed?: Files
  /** All texts but the title. */
  readonly texts: Texts
  /** Key of a text that is visible once the content has loaded. */
  readonly shownKey: string
  /** What visitors see who aren't signed in; null if they see the content. */
  readonly signedOut: string | null
}

/** The general request to sign in, in the language that the browser tests read. */
export const SIGN_IN_FIRST = '登录后查看'
