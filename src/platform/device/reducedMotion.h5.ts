/** Whether the device is set to reduce motion; false in browsers without `matchMedia`. */
export function prefersReducedMotion(): boolean {
  return 'matchMedia' in window && window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
