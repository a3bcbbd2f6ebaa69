import Taro from '@tarojs/taro'

import { prefersReducedMotion } from '../device/reducedMotion'

const DURATION_MS = 250
const GAP_PX = 24

/** Scrolls to an element, leaving a small gap above it. */
export function scrollToElement(id: string): void {
  const element = onScreen(id)
  const page = element?.closest('.taro_page')
  if (!element || !page) return
  const scrollTop =
    page.scrollTop + element.getBoundingClientRect().top - page.getBoundingClientRect().top - GAP_PX
  void Taro.pageScrollTo({ scrollTop, duration: prefersReducedMotion() ? 0 : DURATION_MS }).catch(
    () => undefined,
  )
}

/** Focuses a field, or the first focusable element in it. */
export function focusField(id: string): void {
  const field = onScreen(id)?.querySelector<HTMLElement>('input, textarea, [tabindex="0"]')
  field?.focus({ preventScroll: true })
}

/** Finds the visible element: earlier pages stay in the document and may use the same IDs. */
export function onScreen(id: string): Element | null {
  const all = document.querySelectorAll(`[id="${id}"]`)
  return Array.from(all).find((element) => !isHidden(element)) ?? null
}

function isHidden(element: Element): boolean {
  return getComputedStyle(element.closest('.taro_page') ?? element).display === 'none'
}
