import type { Build } from './Build.ts'
import type { LoadedTemplates } from './ComponentSpace.ts'
import type { glassEasel } from './engine.ts'
import type { Page } from './Page.ts'
import type { Realm } from './Realm.ts'

/** A request ready for the wire. */
export interface HttpRequest {
  readonly url: string
  readonly method: string
  readonly header: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** A multipart form with one file, instead of a body. */
  readonly form?: {
    readonly fields: Readonly<Record<string, string>>
    readonly name: string
    readonly fileName: string
    readonly bytes: Uint8Array
  }
}

export interface HttpAnswer {
  readonly status: number
  readonly header: Readonly<Record<string, string>>
  readonly cookies: readonly string[]
  readonly bytes: Uint8Array
}

/** What differs between running in Node and in a browser. */
export interface Platform {
  readonly build: Build
  readonly templates: LoadedTemplates
  /** The names of all functions that WeChat's `wx` has. */
  readonly officialApis: readonly string[]
  createRealm(options: { oldEngine: boolean }): Realm
  createBackend(): glassEasel.GeneralBackendContext
  /** @throws {Error} when there was no answer */
  send(request: HttpRequest, signal: AbortSignal): Promise<HttpAnswer>
  /** Puts a page's view on the screen. */
  attach(page: Page): void
  /** Shows or hides a page that stays open. */
  setVisible(page: Page, visible: boolean): void
  detach(page: Page): void
  /** Calls back with the promises that nobody handles; gives a function that stops it. */
  watchRejections(onRejection: (reason: unknown, promise: unknown) => void): () => void
}
