import type { Build } from './Build.ts'
import type { LoadedTemplates } from './ComponentSpace.ts'
import type { glassEasel } from './engine.ts'
import type { Page } from './Page.ts'
import type { Realm } from './Realm.ts'
import type { OfficialApis } from './wx/officialApis.ts'

/** A request ready to send. */
export interface HttpRequest {
  readonly url: string
  readonly method: string
  readonly header: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** A multipart form with one file; replaces `body`. */
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

/** Everything that differs between Node and the browser. */
export interface Platform {
  readonly build: Build
  readonly templates: LoadedTemplates
  /** All functions of WeChat's `wx`. */
  readonly officialApis: OfficialApis
  createRealm(options: { oldEngine: boolean }): Realm
  createBackend(): glassEasel.GeneralBackendContext
  /** @throws {Error} when there is no response */
  send(request: HttpRequest, signal: AbortSignal): Promise<HttpAnswer>
  /** Puts a page's view on the screen. */
  attach(page: Page): void
  /** Shows or hides an open page. */
  setVisible(page: Page, visible: boolean): void
  detach(page: Page): void
  /** Reports unhandled promise rejections; returns a function that stops watching. */
  watchRejections(onRejection: (reason: unknown, promise: unknown) => void): () => void
}
