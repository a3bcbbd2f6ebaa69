/** URL of the current page; null where pages are shared as cards. */
export function shareLink(): string | null {
  return null
}
