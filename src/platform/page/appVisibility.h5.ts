/**
 * Follows whether the browser's tab is visible. Taro tells a page only when another page covers it.
 *
 * @returns a function that stops following
 */
export function followAppVisibility(take: (isVisible: boolean) => void): () => void {
  const follow = () => take(!document.hidden)
  document.addEventListener('visibilitychange', follow)
  return () => document.removeEventListener('visibilitychange', follow)
}
