/** How saving a picture went; `forbidden` when the customer has refused the album before. */
export type SavedPicture = 'saved' | 'downloading' | 'cancelled' | 'forbidden' | 'failed'
