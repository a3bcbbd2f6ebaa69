import { useEffect, useRef, type RefObject } from 'react'

import { isDesktop } from '../device/desktop.h5'

import { afterRender } from './afterRender.h5'

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex="0"]'

/**
 * While mounted, the ref's element traps the focus, Escape calls `onClose`, and the page below doesn't
 * scroll. On unmount the focus returns to where it was.
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
  const stopWaiting = afterRender(() => {
    if (!layer.contains(document.activeElement)) layer.focus({ preventScroll: true })
  })
  return () => {
    stopWaiting()
    layer.removeEventListener('keydown', onKey)
    const isUnsupportedDestination =
      document.activeElement !== document.body && !layer.contains(document.activeElement)
    if (!isUnsupportedDestination && activeElement instanceof HTMLElement)
      activeElement.focus({ preventScroll: true })
  }
}

/** Wraps Tab from the last element to the first, and Shift+Tab the other way. */
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

/** Before version 16, Safari passes a touch move on to the page wherever the layer itself can't scroll. */
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
  const { classList } = ownerDocument.body
  classList.add('has-modal')
  const releasePage = holdPage(layer.closest<HTMLElement>('.taro_page'))
  return () => {
    releasePage()
    surface.removeEventListener('touchstart', onStart)
    surface.removeEventListener('touchmove', onMove)
    classList.remove('has-modal')
  }
}

/** Wheels and keys scroll too. A scroll bar that goes leaves its space, so that nothing moves. */
function holdPage(page: HTMLElement | null): () => void {
  if (!page || !isDesktop()) return () => undefined
  const { style, offsetWidth, clientWidth } = page
  style.paddingRight = `${offsetWidth - clientWidth}px`
  style.overflowY = 'hidden'
  return () => {
    style.paddingRight = ''
    style.overflowY = ''
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
