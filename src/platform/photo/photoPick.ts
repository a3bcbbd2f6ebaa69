import type { Refusal } from '../wechat/refusal'

export interface PickedPhoto {
  /** A local path that can be shown and uploaded. */
  readonly path: string
  readonly sizeBytes: number
}

/** What came of letting the customer pick or take photos: `none` when they changed their mind. */
export type PhotoPick =
  | { readonly outcome: 'picked'; readonly photos: readonly PickedPhoto[] }
  | { readonly outcome: 'none' }
  | { readonly outcome: 'refused'; readonly reason: Refusal }
