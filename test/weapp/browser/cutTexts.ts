/** Finds visible texts of which a part lies outside what shows them: a box of a fixed height, a button, the page. */
export function cutTexts(document: Document): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const cut: string[] = []
  while (walker.nextNode()) {
    const { currentNode } = walker
    const frame = frameOf(currentNode.parentElement)
    if (frame && isCut(boxOf(currentNode), frame.getBoundingClientRect(), frame === document.body))
      cut.push(`“${currentNode.textContent}” is cut off in ${frame.className || 'the page'}`)
  }
  return cut
}

/** A line's box is higher than its letters. */
const SLACK = 3

function boxOf(text: Node): DOMRect {
  const range = document.createRange()
  range.selectNodeContents(text)
  return range.getBoundingClientRect()
}

function isCut(text: DOMRect, frame: DOMRect, isPage: boolean): boolean {
  if (text.width < 1 || text.height < 1 || isAway(text, frame)) return false
  if (text.right > frame.right + SLACK) return true
  return !isPage && (text.top < frame.top - SLACK || text.bottom > frame.bottom + SLACK)
}

/** Whether a text waits beside a slide, or above or below a rolling line. */
function isAway(text: DOMRect, frame: DOMRect): boolean {
  const isBeside = text.left >= frame.right || text.right <= frame.left
  return isBeside || text.top >= frame.bottom || text.bottom <= frame.top
}

/** The nearest element that clips a text or is drawn around it; null if the text is hidden, scrolls or ends in "…". */
function frameOf(parent: Element | null): Element | null {
  if (!parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return null
  for (let at: Element | null = parent; at; at = at.parentElement) {
    const { overflow, webkitLineClamp, textOverflow } = getComputedStyle(at)
    if (webkitLineClamp !== 'none' || textOverflow === 'ellipsis' || /auto|scroll/.test(overflow)) return null
    if (/hidden|clip/.test(overflow) || at.matches('.button, body')) return at
  }
  return null
}
