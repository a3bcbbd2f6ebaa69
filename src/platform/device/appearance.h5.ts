import type { Appearance } from '@/model/enumerations/session'

let isFollowingDevice = false
let isTopBrand = false

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

/** Matches the mobile browser's toolbar to the top of the page. */
function paintBrowser(): void {
  const name = isTopBrand ? '--color-brand' : '--color-surface'
  const colour = getComputedStyle(document.documentElement).getPropertyValue(name).trim()
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour)
}

/** The root element has the class for all pages. */
export function appearanceClass(): string {
  return ''
}

/** On H5 the app's own bars are part of the page; only the browser's needs painting. */
export function paintBars(isOnBrand: boolean): void {
  isTopBrand = isOnBrand
  paintBrowser()
}
