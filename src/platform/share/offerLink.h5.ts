/** Phones and tablets. A computer's share sheet knows hardly anybody to share with. */
const TOUCH = '(pointer: coarse)'

/**
 * Opens the phone's share sheet for a link.
 *
 * @returns false if there's no share sheet or it doesn't take the link
 */
export async function offerLink(title: string, url: string): Promise<boolean> {
  if (typeof navigator.share !== 'function' || !window.matchMedia(TOUCH).matches) return false
  try {
    await navigator.share({ title, url })
    return true
  } catch (error) {
    // The customer closed the sheet; the link was still offered.
    return error instanceof Error && error.name === 'AbortError'
  }
}
