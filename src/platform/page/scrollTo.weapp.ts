import Taro from '@tarojs/taro'

import { wantsLessMotion } from '../device/lessMotion'

const DURATION_MS = 250

/** Brings an element into view, a little below the top edge. */
export function scrollToElement(id: string): void {
  void Taro.pageScrollTo({
    selector: `#${id}`,
    offsetTop: -24,
    duration: wantsLessMotion() ? 0 : DURATION_MS,
  }).catch(() => undefined)
}

/** In a mini program a field takes the focus only from its own page's data: it is brought into view. */
export function focusField(_id: string): void {}
