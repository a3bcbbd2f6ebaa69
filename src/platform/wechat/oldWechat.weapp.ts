import Taro from '@tarojs/taro'

/** Base library that added phone number codes and `chooseAvatar`; the app relies on nothing newer. */
export const MIN_BASE_LIBRARY = '2.21.2'

/** Whether this WeChat is too old for the app. Uses only APIs that every version has. */
export function isWechatTooOld(): boolean {
  const { SDKVersion = MIN_BASE_LIBRARY } = Taro.getSystemInfoSync()
  const [found, needed] = [SDKVersion, MIN_BASE_LIBRARY].map((version) => version.split('.').map(Number))
  const decisive = [0, 1, 2].find((place) => found?.[place] !== needed?.[place]) ?? 0
  return (found?.[decisive] ?? 0) < (needed?.[decisive] ?? 0)
}
