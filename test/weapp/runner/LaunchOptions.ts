import type { ConsoleLine } from './Phone.ts'
import type { PlainObject } from './plainObject.ts'

/** What `wx.showModal` was asked to show. */
export interface Modal {
  readonly title: string
  readonly content: string
  readonly confirmText: string
  readonly cancelText: string
  readonly showCancel: boolean
}

/** What the customer does about a modal. */
export interface ModalChoice {
  readonly confirm: boolean
  /** What was typed, for an `editable` modal. */
  readonly content?: string
}

/** A `wx.request`, `wx.uploadFile` or `wx.downloadFile` as the app made it, and what came of it. */
export interface RequestRecord {
  readonly api: 'request' | 'uploadFile' | 'downloadFile'
  /** As the app gave it, with the query of a GET's data. */
  readonly url: string
  /** The url without its origin. */
  readonly path: string
  readonly method: string
  /** Header names as the app wrote them, `content-type` in lower case. */
  readonly header: Readonly<Record<string, string>>
  /** The body's data as the app gave it; an upload's `formData`, `name` and `filePath`. */
  readonly data: unknown
  /** The answer's status; null while there is none, and when there never was one. */
  status: number | null
  /** The answer's data as the app got it. */
  response: unknown
  /** WeChat's `errMsg`, when the request failed. */
  error: string | null
}

/** What becomes of a request instead of sending it: no connection, no answer in time, or an answer of the test's own. */
export type RequestFate =
  | 'offline'
  | 'timeout'
  | { readonly status: number; readonly data?: unknown; readonly header?: Record<string, string> }

/** A file on the phone that a test lets the customer pick: a path on this machine, or its content. */
export type PickedFile = string | { readonly name: string; readonly bytes: Uint8Array }

/** How to start a mini program. */
export interface LaunchOptions {
  /** The server that stands in for `apiOrigin`; without it every request fails as if there were no connection. */
  readonly baseUrl?: string
  /** The origin compiled into the build, by default `http://127.0.0.1:3000`. */
  readonly apiOrigin?: string
  /** The page to open, by default the first one of app.json. */
  readonly path?: string
  readonly query?: Readonly<Record<string, string>>
  /** WeChat's scene value, by default 1001 (from the list of recent mini programs). */
  readonly scene?: number
  readonly referrerInfo?: PlainObject
  /** Raw stored values by key: JSON, or any text for a value that was corrupted. */
  readonly storage?: Readonly<Record<string, string>>
  /** Fields of `wx.getSystemInfoSync` that differ from an iPhone 12 in Chinese and light mode. */
  readonly system?: PlainObject
  /** Leaves out what Chrome 70 and iOS 12 do not have. */
  readonly oldEngine?: boolean
  /** Answers a modal; by default the customer confirms. */
  readonly onModal?: (modal: Modal) => ModalChoice | Promise<ModalChoice>
  /** Answers an action sheet with the index of an item, or null to dismiss it, which is the default. */
  readonly onActionSheet?: (items: readonly string[]) => number | null | Promise<number | null>
  /** Decides about each request before it is sent; undefined lets it through, a promise holds it. */
  readonly onRequest?: (request: RequestRecord) => RequestFate | undefined | Promise<RequestFate | undefined>
  /** `wx` functions of the test's own: each gets the call's options and gives the result, or throws a `WxFailure`. */
  readonly wx?: Readonly<Record<string, (options: PlainObject) => unknown>>
  /** Told of every line that the app writes to its console, such as `({ text }) => t.diagnostic(text)`. */
  readonly onConsole?: (line: ConsoleLine) => void
}
