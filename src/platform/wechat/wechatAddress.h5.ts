import type { WechatAddress } from '@/model/address/wechatAddress'

import type { Refusal } from './refusal'

export const HAS_WECHAT_ADDRESS_BOOK = false

/** Browsers have no access to WeChat's address book. */
export async function chooseWechatAddress(): Promise<WechatAddress | 'cancelled' | Refusal> {
  return 'unavailable'
}
