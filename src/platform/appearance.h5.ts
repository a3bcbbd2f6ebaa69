import type { Appearance } from '@/model/enumerations/session'

/** The style sheets follow a class of the root; without one they follow the device. */
export function showAppearance(appearance: Appearance): void {
  const { classList } = document.documentElement
  classList.remove('theme-light', 'theme-dark')
  if (appearance !== 'system') classList.add(`theme-${appearance}`)
}

/** The root carries it for all pages. */
export function appearanceClass(): string {
  return ''
}

/** The bars are part of the page here. */
export function paintBars(): void {}
