import type { Appearance } from '@/model/enumerations/session'

let isFollowingDevice = false

/** The style sheets follow a class on the root element; without one they follow the device. */
export function showAppearance(appearance: Appearance): void {
  const { classList } = document.documentElement
  classList.remove('theme-light', 'theme-dark')
  if (appearance !== 'system') classList.add(`theme-${appearance}`)
  paintBrowser()
  if (isFollowingDevice) return
  isFollowingDevice = true
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', paintBrowser)
}

/** Matches the mobile browser's toolbar to the app's own bar. */
function paintBrowser(): void {
  const surface = getComputedStyle(document.documentElement).getPropertyValue('--color-surface').trim()
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', surface)
}

/** The root element has the class for all pages. */
export function appearanceClass(): string {
  return ''
}

/** On H5 the bars are part of the page. */
export function paintBars(): void {}
