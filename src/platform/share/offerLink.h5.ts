/**
 * Offers a link in the phone's own share sheet.
 *
 * @returns false where there is none, or it does not take the link
 */
export async function offerLink(title: string, url: string): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false
  try {
    await navigator.share({ title, url })
    return true
  } catch (error) {
    // The customer has closed the sheet: that is an answer, too.
    return error instanceof Error && error.name === 'AbortError'
  }
}
