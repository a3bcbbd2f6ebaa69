import type { Appearance } from '@/model/enumerations/session'

let isFollowingDevice = false

/** The style sheets follow a class of the root; without one they follow the device. */
export function showAppearance(appearance: Appearance): void {
  const { classList } = document.documentElement
  classList.remove('theme-light', 'theme-dark')
  if (appearance !== 'system') classList.add(`theme-${appearance}`)
  paintBrowser()
  if (isFollowingDevice) return
  isFollowingDevice = true
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', paintBrowser)
}

/** A phone's browser colours its own bar like the app's bar below it. */
function paintBrowser(): void {
  const surface = getComputedStyle(document.documentElement).getPropertyValue('--color-surface').trim()
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', surface)
}

/** The root carries it for all pages. */
export function appearanceClass(): string {
  return ''
}

/** The bars are part of the page here. */
export function paintBars(): void {}
