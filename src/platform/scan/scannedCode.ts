import type { Refusal } from '../wechat/refusal'

/** How a scan went: what the code says, or why there is none. */
export type ScannedCode = { readonly text: string } | 'cancelled' | Refusal
