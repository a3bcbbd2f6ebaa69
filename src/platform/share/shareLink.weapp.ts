/** The address of the page on screen; null where pages are shared as cards instead. */
export function shareLink(): string | null {
  return null
}
