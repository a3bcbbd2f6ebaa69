import type { ConsoleLine } from './Phone.ts'
import type { PlainObject } from './plainObject.ts'

/** The options of a `wx.showModal` call. */
export interface Modal {
  readonly title: string
  readonly content: string
  readonly confirmText: string
  readonly cancelText: string
  readonly showCancel: boolean
}

/** How the customer answers a modal. */
export interface ModalChoice {
  readonly confirm: boolean
  /** Text typed into an `editable` modal. */
  readonly content?: string
}

/** A `wx.request`, `wx.uploadFile` or `wx.downloadFile` call and its outcome. */
export interface RequestRecord {
  readonly api: 'request' | 'uploadFile' | 'downloadFile'
  /** The URL the app passed; for GET and HEAD, with `data` appended as the query. */
  readonly url: string
  /** The URL without its origin. */
  readonly path: string
  readonly method: string
  /** Names as the app wrote them, except `content-type`, which is in lower case. */
  readonly header: Readonly<Record<string, string>>
  /** The `data` the app passed; for an upload, its `name`, `filePath` and `formData`. */
  readonly data: unknown
  /** The response status; null until it arrives, and null for good when the request fails. */
  status: number | null
  /** Response data as parsed JSON or text; undefined for a download. */
  response: unknown
  /** WeChat's `errMsg` when the request fails. */
  error: string | null
}

/** Replaces the real response: no connection, a timeout, WeChat's cut in the background, or a response from the test. */
export type RequestFate =
  | 'offline'
  | 'timeout'
  | 'interrupted'
  | { readonly status: number; readonly data?: unknown; readonly header?: Record<string, string> }

/** A file the customer can pick: a path on this machine, or its content. */
export type PickedFile = string | { readonly name: string; readonly bytes: Uint8Array }

export interface LaunchOptions {
  /** Server to use in place of `apiOrigin`; without it, every request fails as if offline. */
  readonly baseUrl?: string
  /** The API origin compiled into the build. Default: `http://127.0.0.1:3000`. */
  readonly apiOrigin?: string
  /** The page to open. Default: the first one in app.json. */
  readonly path?: string
  readonly query?: Readonly<Record<string, string>>
  /** WeChat's scene value. Default: 1001 (the list of recent mini programs). */
  readonly scene?: number
  readonly referrerInfo?: PlainObject
  /** Raw stored values by key: JSON, or any text to simulate a corrupted value. */
  readonly storage?: Readonly<Record<string, string>>
  /** Overrides for `wx.getSystemInfoSync`. Default: an iPhone 12 in Chinese and light mode. */
  readonly system?: PlainObject
  /** Whether the customer has agreed to the app's privacy guide in WeChat before. Default: true. */
  readonly hasAgreedToPrivacy?: boolean
  /** Removes the JavaScript features that Chrome 70 and iOS 12 lack. */
  readonly oldEngine?: boolean
  /** Answers a modal. Default: the customer confirms. */
  readonly onModal?: (modal: Modal) => ModalChoice | Promise<ModalChoice>
  /** Answers an action sheet with an item's index, or null (the default) to dismiss it. */
  readonly onActionSheet?: (items: readonly string[]) => number | null | Promise<number | null>
  /** Called before each request is sent; undefined lets it through, a pending promise holds it back. */
  readonly onRequest?: (request: RequestRecord) => RequestFate | undefined | Promise<RequestFate | undefined>
  /**
   * `wx` functions from the test: each gets the call's options (`{ key: argument }` for a `…Sync` function)
   * and returns the result, or throws a `WxFailure`.
   */
  readonly wx?: Readonly<Record<string, (options: PlainObject) => unknown>>
  /** Called with every line the app writes to its console; e.g. `({ text }) => t.diagnostic(text)`. */
  readonly onConsole?: (line: ConsoleLine) => void
}
