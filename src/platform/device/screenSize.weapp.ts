import Taro from '@tarojs/taro'

const DESIGN_WIDTH = 375

/** Converts design px to a CSS length. */
export function designLength(px: number): string {
  return `${px * 2}rpx`
}

/** Converts screen px to design px. */
export function toDesignPx(px: number): number {
  return (px * DESIGN_WIDTH) / size().windowWidth
}

/** Height of the viewport in design px. */
export function viewHeight(): number {
  return toDesignPx(size().windowHeight)
}

let known: { readonly windowWidth: number; readonly windowHeight: number } | null = null

/** Cached: the call is slow, and the window never rotates. */
function size() {
  known ??= Taro.getWindowInfo()
  return known
}
