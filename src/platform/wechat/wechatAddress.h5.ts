import type { WechatAddress } from '@/model/address/wechatAddress'

import type { Refusal } from './refusal'

export const HAS_WECHAT_ADDRESS_BOOK = false

/** A browser cannot ask WeChat. */
export async function chooseWechatAddress(): Promise<WechatAddress | 'cancelled' | Refusal> {
  return 'unavailable'
}
