import { useEffect, useRef, type RefObject } from 'react'

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex="0"]'

/**
 * As long as it is there, the element that gets the ref holds the focus, Escape closes it, and the page below does not
 * scroll. Afterwards the focus is back where it was.
 */
export function useModalLayer(onClose: () => void): RefObject<HTMLElement> {
  const layer = useRef<HTMLElement>(null)
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    if (!layer.current) return undefined
    const releaseFocus = holdFocus(layer.current, () => latest.current())
    const releaseScroll = holdScroll(layer.current)
    return () => {
      releaseScroll()
      releaseFocus()
    }
  }, [])
  return layer
}

function holdFocus(layer: HTMLElement, close: () => void): () => void {
  const { activeElement } = document
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
    if (event.key === 'Tab') stayInside(layer, event)
  }
  layer.addEventListener('keydown', onKey)
  layer.tabIndex = -1
  const stopWaiting = onceDrawn(() => {
    if (!layer.contains(document.activeElement)) layer.focus({ preventScroll: true })
  })
  return () => {
    stopWaiting()
    layer.removeEventListener('keydown', onKey)
    const isElsewhere = document.activeElement !== document.body && !layer.contains(document.activeElement)
    if (!isElsewhere && activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true })
  }
}

/** Taro's elements move their children when they are drawn first, and a child that moves loses the focus. */
function onceDrawn(act: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act)
  })
  return () => cancelAnimationFrame(frame)
}

/** From the last element on to the first, and back. */
function stayInside(layer: HTMLElement, event: KeyboardEvent): void {
  const inside = Array.from(layer.querySelectorAll<HTMLElement>(FOCUSABLE))
  const [first] = inside
  const last = inside[inside.length - 1]
  const { activeElement } = document
  const isAtEnd = event.shiftKey ? activeElement === first || activeElement === layer : activeElement === last
  if (!isAtEnd) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}

/** Safari before 16 hands a finger's move on to the page wherever the layer itself cannot scroll. */
function holdScroll(layer: HTMLElement): () => void {
  let lastY = 0
  const onStart = ({ touches }: TouchEvent) => {
    lastY = touches[0]?.clientY ?? 0
  }
  const onMove = (event: TouchEvent) => {
    const y = event.touches[0]?.clientY ?? 0
    if (event.touches.length === 1 && event.cancelable && !canScroll(event.target, layer, y > lastY)) {
      event.preventDefault()
    }
    lastY = y
  }
  const { parentElement, ownerDocument } = layer
  const surface = parentElement ?? layer
  surface.addEventListener('touchstart', onStart, { passive: true })
  surface.addEventListener('touchmove', onMove, { passive: false })
  ownerDocument.body.style.overflow = 'hidden'
  return () => {
    surface.removeEventListener('touchstart', onStart)
    surface.removeEventListener('touchmove', onMove)
    ownerDocument.body.style.overflow = ''
  }
}

function canScroll(target: EventTarget | null, layer: HTMLElement, isUpwards: boolean): boolean {
  let element = target instanceof Element ? target : null
  while (element && layer.contains(element)) {
    const { scrollTop, clientHeight, scrollHeight } = element
    const scrolls = scrollHeight > clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY)
    if (scrolls && (isUpwards ? scrollTop > 0 : scrollTop + clientHeight < scrollHeight)) return true
    element = element.parentElement
  }
  return false
}
