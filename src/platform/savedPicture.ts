import type { Refusal } from './refusal'

/** How saving a picture went. */
export type SavedPicture = 'saved' | 'downloading' | 'cancelled' | 'failed' | Exclude<Refusal, 'unavailable'>
