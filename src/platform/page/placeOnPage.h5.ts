import { onScreen } from './scrollTo.h5'

/** Where an element is on the page on screen, in px. */
interface PlaceOnPage {
  /** Distance from the start of the page's content. */
  readonly top: number
  readonly height: number
  /** How far the page is scrolled. */
  readonly scrollTop: number
}

/** Measures the element with this ID; null if it's not on the page on screen. */
export async function placeOnPage(id: string): Promise<PlaceOnPage | null> {
  const element = onScreen(id)
  const page = element?.closest('.taro_page')
  if (!element || !page) return null
  const { top, height } = element.getBoundingClientRect()
  const { scrollTop } = page
  return { top: scrollTop + top - page.getBoundingClientRect().top, height, scrollTop }
}

/** Scrolls the page that contains this element, without a motion. */
export async function jumpTo(id: string, scrollTop: number): Promise<void> {
  const page = onScreen(id)?.closest('.taro_page')
  if (page) page.scrollTop = scrollTop
}
