import Taro from '@tarojs/taro'

import type { CoveredTop } from './CoveredTop'

/** The capsule's place below the status bar, for phones that can't say where it is yet. */
const USUAL_CAPSULE = { gap: 6, height: 32, reach: 97 }

let known: CoveredTop | null = null

/** Cached once it is known: the calls are slow, and the capsule never moves. */
export function coveredTop(): CoveredTop | null {
  if (known) return known
  const { windowWidth, statusBarHeight = 0 } = Taro.getWindowInfo()
  const { top, bottom, left, height } = Taro.getMenuButtonBoundingClientRect()
  if (height > 0)
    return (known = { capsuleTop: top, capsuleBottom: bottom, capsuleReach: windowWidth - left })
  const capsuleTop = statusBarHeight + USUAL_CAPSULE.gap
  return { capsuleTop, capsuleBottom: capsuleTop + USUAL_CAPSULE.height, capsuleReach: USUAL_CAPSULE.reach }
}
