import Taro from '@tarojs/taro'

/** The base library that gave phone numbers a code and added `chooseAvatar`; nothing newer is taken for granted. */
export const LOWEST_BASE_LIBRARY = '2.21.2'

/** Whether this WeChat is older than what the app needs; asked with what every WeChat has. */
export function isWechatTooOld(): boolean {
  const { SDKVersion = LOWEST_BASE_LIBRARY } = Taro.getSystemInfoSync()
  const [found, needed] = [SDKVersion, LOWEST_BASE_LIBRARY].map((version) => version.split('.').map(Number))
  const decisive = [0, 1, 2].find((place) => found?.[place] !== needed?.[place]) ?? 0
  return (found?.[decisive] ?? 0) < (needed?.[decisive] ?? 0)
}
