import Taro from '@tarojs/taro'

const DESIGN_WIDTH = 375

/** A length of the design, as a style attribute takes it. */
export function designLength(px: number): string {
  return `${px * 2}rpx`
}

/** A length on this screen, in px of the design. */
export function toDesignPx(px: number): number {
  return (px * DESIGN_WIDTH) / size().windowWidth
}

/** How much of a page shows at once, in px of the design. */
export function viewHeight(): number {
  return toDesignPx(size().windowHeight)
}

let known: { readonly windowWidth: number; readonly windowHeight: number } | null = null

/** Asked once: the phone's answer takes its time, and the window does not turn. */
function size() {
  known ??= Taro.getWindowInfo()
  return known
}
