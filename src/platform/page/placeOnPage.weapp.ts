import Taro from '@tarojs/taro'

/** Where an element is on the page on screen, in px. */
interface PlaceOnPage {
  /** Distance from the start of the page's content. */
  readonly top: number
  readonly height: number
  /** How far the page is scrolled. */
  readonly scrollTop: number
}

/** Measures the element with this ID; null if it's not on the page on screen. */
export function placeOnPage(id: string): Promise<PlaceOnPage | null> {
  return new Promise((resolve) => {
    const query = Taro.createSelectorQuery()
    query.select(`#${id}`).boundingClientRect()
    query.selectViewport().scrollOffset()
    query.exec(([box, view]: readonly ({ top: number; height: number; scrollTop: number } | null)[]) => {
      if (!box || !view) return resolve(null)
      const { scrollTop } = view
      resolve({ top: scrollTop + box.top, height: box.height, scrollTop })
    })
  })
}

/** Scrolls the page on screen, without a motion. */
export async function jumpTo(_id: string, scrollTop: number): Promise<void> {
  await Taro.pageScrollTo({ scrollTop, duration: 0 }).catch(() => undefined)
}
