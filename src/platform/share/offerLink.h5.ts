/**
 * Opens the phone's share sheet for a link.
 *
 * @returns false if there's no share sheet or it doesn't take the link
 */
export async function offerLink(title: string, url: string): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false
  try {
    await navigator.share({ title, url })
    return true
  } catch (error) {
    // The customer closed the sheet; the link was still offered.
    return error instanceof Error && error.name === 'AbortError'
  }
}
