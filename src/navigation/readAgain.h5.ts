import Taro from '@tarojs/taro'

/** Lets the page on screen read anew, as on coming back to it. */
export function readAgain(): void {
  const [page] = Taro.getCurrentPages().slice(-1) as { readonly onShow?: () => void }[]
  page?.onShow?.()
}
