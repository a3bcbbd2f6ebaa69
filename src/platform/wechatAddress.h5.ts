import type { WechatAddress } from '@/model/wechatAddress'

export const HAS_WECHAT_ADDRESS_BOOK = false

/** A browser cannot ask WeChat. */
export async function chooseWechatAddress(): Promise<WechatAddress | 'cancelled' | 'failed'> {
  return 'failed'
}
