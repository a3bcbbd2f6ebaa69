import type { PastedAddress } from '@/model/pastedAddress'

import type { Refusal } from './refusal'

export const HAS_WECHAT_ADDRESS_BOOK = false

/** A browser cannot ask WeChat. */
export async function chooseWechatAddress(): Promise<PastedAddress | 'cancelled' | Refusal> {
  return 'unavailable'
}
