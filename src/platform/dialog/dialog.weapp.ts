import Taro from '@tarojs/taro'

import type { DialogTexts } from './DialogTexts'

/**
 * Shows WeChat's own dialog.
 *
 * @returns true if the customer confirms
 */
export async function openDialog({ cancelText, ...texts }: DialogTexts): Promise<boolean> {
  const { confirm } = await Taro.showModal(
    cancelText === undefined ? { ...texts, showCancel: false } : { ...texts, cancelText },
  )
  return confirm
}
