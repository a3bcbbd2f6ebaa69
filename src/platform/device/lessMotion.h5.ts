/** Whether the customer has told their device to move less; an old browser is not asked. */
export function wantsLessMotion(): boolean {
  return 'matchMedia' in window && window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
