import Taro from '@tarojs/taro'

import type { DialogWords } from './dialogWords'

/**
 * Shows WeChat's own dialog.
 *
 * @returns true if the customer confirms
 */
export async function openDialog({ cancelText, ...words }: DialogWords): Promise<boolean> {
  const { confirm } = await Taro.showModal(
    cancelText === undefined ? { ...words, showCancel: false } : { ...words, cancelText },
  )
  return confirm
}
