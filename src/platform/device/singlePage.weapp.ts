import Taro from '@tarojs/taro'

const MOMENTS = 1154

/**
 * Whether the page was opened from Moments. WeChat then shows this one page, with a bar that leads to the mini program:
 * it opens no other page, signs nobody in, and keeps a storage of its own.
 */
export function isSinglePage(): boolean {
  return Taro.getLaunchOptionsSync().scene === MOMENTS
}
