import Taro from '@tarojs/taro'

/**
 * Waits until WeChat's view has what was rendered.
 *
 * @returns a function that stops waiting
 */
export function afterRender(act: () => void): () => void {
  let isWanted = true
  Taro.nextTick(() => {
    if (isWanted) act()
  })
  return () => {
    isWanted = false
  }
}
