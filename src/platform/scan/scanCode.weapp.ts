import Taro from '@tarojs/taro'

import type { ScannedCode } from './scannedCode'
import { wechatRefusal } from '../wechat/wechatRefusal'

/** Whether the host brings a scanner of its own. */
export const HAS_OWN_SCANNER = true

/** WeChat's scanner, which also reads a picture from the album; the first time WeChat asks the customer. */
export async function scanCode(): Promise<ScannedCode> {
  try {
    const { result } = await Taro.scanCode({ scanType: ['barCode', 'qrCode'] })
    return result ? { text: result } : 'unavailable'
  } catch (error) {
    return wechatRefusal(error)
  }
}
