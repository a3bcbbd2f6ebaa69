import type { Refusal } from '../wechat/refusal'

export interface PickedPhoto {
  /** Local path, for display and upload. */
  readonly path: string
  readonly sizeBytes: number
}

/** Result of the photo picker; `none` if the customer cancelled. */
export type PhotoPick =
  | { readonly outcome: 'picked'; readonly photos: readonly PickedPhoto[] }
  | { readonly outcome: 'none' }
  | { readonly outcome: 'refused'; readonly reason: Refusal }
