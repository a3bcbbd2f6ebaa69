import Taro from '@tarojs/taro'

import type { Measures } from './measures'

/** Measures an element and those inside it that match; doesn't call back while its page isn't laid out. */
export function measure(
  id: string,
  inside: string,
  take: (whole: Measures, parts: readonly Measures[]) => void,
) {
  Taro.createSelectorQuery()
    .select(`#${id}`)
    .boundingClientRect()
    .selectAll(`#${id} ${inside}`)
    .boundingClientRect()
    .exec(([whole, parts]: [Measures | null, readonly Measures[]]) => {
      if (whole && whole.height > 0) take(whole, parts)
    })
}
