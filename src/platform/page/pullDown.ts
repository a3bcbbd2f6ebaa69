import Taro from '@tarojs/taro'

/** Lets the pulled-down page spring back. */
export function stopPullDown(): void {
  Taro.stopPullDownRefresh()
}
