import Taro from '@tarojs/taro'

import type { ScannedCode } from './scannedCode'

/** Whether the host brings a scanner of its own. */
export const HAS_OWN_SCANNER = true

/** WeChat's scanner, which also reads a picture from the album; the first time WeChat asks the customer. */
export async function scanCode(): Promise<ScannedCode> {
  try {
    const { result } = await Taro.scanCode({ scanType: ['barCode', 'qrCode'] })
    return result ? { text: result } : 'failed'
  } catch (error) {
    const { errMsg = '' } = error as { errMsg?: string }
    if (/cancel/.test(errMsg)) return 'cancelled'
    return /deny|denied|auth|permission|privacy/.test(errMsg) ? 'forbidden' : 'failed'
  }
}
