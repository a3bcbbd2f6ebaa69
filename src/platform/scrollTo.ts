import Taro from '@tarojs/taro'

/** Brings an element into view, a little below the top edge. */
export function scrollToElement(id: string): void {
  void Taro.pageScrollTo({ selector: `#${id}`, offsetTop: -24, duration: 250 }).catch(() => undefined)
}
