import Taro from '@tarojs/taro'

import type { DialogWords } from './dialogWords'

/** WeChat's own. @returns true when the customer agrees */
export async function openDialog({ cancelText, ...words }: DialogWords): Promise<boolean> {
  const { confirm } = await Taro.showModal(
    cancelText === undefined ? { ...words, showCancel: false } : { ...words, cancelText },
  )
  return confirm
}
