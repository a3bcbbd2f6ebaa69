import { useSyncExternalStore } from 'react'

/** `$desktop` of the styles: here the H5 has a rail, tables and dialogs. */
const DESKTOP = '(min-width: 1024px)'

/** Calls `act` once, as soon as the window is that of a desktop: now, later or never. */
export function onceOnDesktop(act: () => void): void {
  const query = window.matchMedia(DESKTOP)
  const check = () => {
    if (!query.matches) return
    query.removeEventListener('change', check)
    act()
  }
  query.addEventListener('change', check)
  check()
}

/** Whether the window is that of a desktop, now. */
export function isDesktop(): boolean {
  return window.matchMedia(DESKTOP).matches
}

/** The same, kept up to date. */
export function useIsDesktop(): boolean {
  return useSyncExternalStore(follow, isDesktop)
}

function follow(onChange: () => void): () => void {
  const query = window.matchMedia(DESKTOP)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
