import type { Refusal } from '../wechat/refusal'

/** How saving a picture went; `shown` when it stands there full screen for the customer to save it. */
export type SavedPicture =
  'saved' | 'downloading' | 'shown' | 'cancelled' | 'failed' | Exclude<Refusal, 'unavailable'>
