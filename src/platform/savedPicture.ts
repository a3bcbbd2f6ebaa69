/**
 * How saving a picture went; `shown` when it stands there full screen for the customer to save it, `forbidden` when
 * they have refused the album before.
 */
export type SavedPicture = 'saved' | 'downloading' | 'shown' | 'cancelled' | 'forbidden' | 'failed'
