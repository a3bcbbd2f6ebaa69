import type { Refusal } from '../wechat/refusal'

/** The outcome of saving a picture; `shown`: it's full screen, for the customer to save by hand. */
export type SavedPicture =
  'saved' | 'downloading' | 'shown' | 'cancelled' | 'failed' | Exclude<Refusal, 'unavailable'>
