import Taro from '@tarojs/taro'

import { prefersReducedMotion } from '../device/reducedMotion'

const DURATION_MS = 250

/** Scrolls to an element, leaving a small gap above it. */
export function scrollToElement(id: string): void {
  void Taro.pageScrollTo({
    selector: `#${id}`,
    offsetTop: -24,
    duration: prefersReducedMotion() ? 0 : DURATION_MS,
  }).catch(() => undefined)
}

/** A mini program can focus a field only through its page's own data; scrolling to it has to do. */
export function focusField(_id: string): void {}
