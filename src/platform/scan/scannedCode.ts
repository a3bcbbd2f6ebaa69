import type { Refusal } from '../wechat/refusal'

/** Result of a scan: the code's text, or why there is none. */
export type ScannedCode = { readonly text: string } | 'cancelled' | Refusal
