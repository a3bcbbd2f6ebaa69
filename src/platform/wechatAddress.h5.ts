import type { PastedAddress } from '@/model/pastedAddress'

export const HAS_WECHAT_ADDRESS_BOOK = false

/** A browser cannot ask WeChat. */
export async function chooseWechatAddress(): Promise<PastedAddress | 'cancelled' | 'failed'> {
  return 'failed'
}
