/** Whether the device is set to reduce motion; false in browsers without `matchMedia`. */
export function wantsLessMotion(): boolean {
  return 'matchMedia' in window && window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
