// Replaces Taro's `events/scroll`, which reads the position of the page shown last: a list that still scrolled while
// the next page opened was told to be at that page's top, and stayed blank when the customer came back.

const listeners = new WeakMap()

/** Tells a page where it is scrolled to, unless it is hidden. Taro calls this whenever it shows the page. */
export function bindPageScroll(page, element) {
  const former = listeners.get(element)
  const tell = () => {
    if (element.clientHeight > 0) page.onPageScroll?.({ scrollTop: element.scrollTop })
  }
  element.addEventListener('scroll', tell)
  listeners.set(element, tell)
  if (!former) return
  element.removeEventListener('scroll', former)
  // It may have scrolled when it was being hidden.
  tell()
}
