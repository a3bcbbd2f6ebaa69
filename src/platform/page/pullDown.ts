import Taro from '@tarojs/taro'

export function stopPullDown(): void {
  Taro.stopPullDownRefresh()
}
