// Replaces Taro's `events/scroll`, which always reads the position of the newest page. A list that was still scrolling
// when the next page opened was given that page's position, and was blank when the customer came back.

const listeners = new WeakMap()

/** Reports a page's scroll position while the page is visible. Taro calls this each time it shows the page. */
export function bindPageScroll(page, element) {
  const former = listeners.get(element)
  const tell = () => {
    if (element.clientHeight > 0) page.onPageScroll?.({ scrollTop: element.scrollTop })
  }
  element.addEventListener('scroll', tell)
  listeners.set(element, tell)
  if (!former) return
  element.removeEventListener('scroll', former)
  // Hiding the page may have changed its position.
  tell()
}
