import Taro from '@tarojs/taro'

import type { ScannedCode } from './scannedCode'
import { wechatRefusal } from '../wechat/wechatRefusal'

/** Whether every host has its own scanner. */
export const HAS_OWN_SCANNER = true

/**
 * Opens WeChat's scanner, which also reads photos from the album. WeChat asks for permission the first time.
 */
export async function scanCode(): Promise<ScannedCode> {
  try {
    const { result } = await Taro.scanCode({ scanType: ['barCode', 'qrCode'] })
    return result ? { text: result } : 'unavailable'
  } catch (error) {
    return wechatRefusal(error)
  }
}
