import { useEffect, useRef } from 'react'

import { prefersReducedMotion } from '../device/reducedMotion'

/**
 * Props of a ScrollView that scrolls sideways until the element with this ID is in view. Taro's `scrollIntoView` does
 * nothing for the first ID, takes the first element in the document, and may scroll the page as well.
 */
export function useScrolledTo(id: string) {
  const ref = useRef<HTMLElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    const view = ref.current
    const row = view?.firstElementChild
    if (!view || !row) return
    const behavior = isFirst.current || prefersReducedMotion() ? 'auto' : 'smooth'
    isFirst.current = false
    // The row's width changes as counts arrive. A customer who scrolls it by hand has the last word.
    const observer = new ResizeObserver(() => centre(view, id, behavior))
    const stop = () => observer.disconnect()
    observer.observe(row)
    view.addEventListener('pointerdown', stop)
    return () => {
      stop()
      view.removeEventListener('pointerdown', stop)
    }
  }, [id])
  return { ref }
}

function centre(view: HTMLElement, id: string, behavior: ScrollBehavior): void {
  const element = view.querySelector(`[id="${id}"]`)
  if (!element) return
  const middle = ({ left, width }: DOMRect) => left + width / 2
  const distance = middle(element.getBoundingClientRect()) - middle(view.getBoundingClientRect())
  view.scrollTo({ left: view.scrollLeft + distance, behavior })
}
