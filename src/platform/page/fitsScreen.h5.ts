/** Whether the page that contains the element with this ID is short enough to be seen without scrolling. */
export function fitsScreen(id: string): boolean {
  const pages = Array.from(document.querySelectorAll(`[id="${id}"]`), (element) =>
    element.closest('.taro_page'),
  )
  return pages.some(
    (page) => page !== null && page.clientHeight > 0 && page.scrollHeight <= page.clientHeight,
  )
}
