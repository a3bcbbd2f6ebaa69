export interface PickedPhoto {
  /** A local path that can be shown and uploaded. */
  readonly path: string
  readonly sizeBytes: number
}

export type PhotoPick =
  | { readonly outcome: 'picked'; readonly photos: readonly PickedPhoto[] }
  /** The customer changed their mind. */
  | { readonly outcome: 'none' }
  | { readonly outcome: 'refused'; readonly reason: 'permission' | 'privacy' | 'unavailable' }
