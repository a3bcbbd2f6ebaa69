import type { Refusal } from '../wechat/refusal'

/** Result of a scan: the code's text, or why there is none; `noScanner` where the app has to scan itself. */
export type ScannedCode = { readonly text: string } | 'cancelled' | 'noScanner' | Refusal
