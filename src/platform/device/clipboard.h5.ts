/** @returns whether the text was copied */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

export const SHOWS_OWN_COPY_TOAST = false

/**
 * Fallback for when the Clipboard API is missing (plain http) or refuses. WebKit copies only from a focused
 * field: without focus it reports success and empties the clipboard. Read-only keeps the keyboard closed;
 * a 16 px font keeps iOS from zooming in.
 */
function copyBySelection(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.cssText = 'position:fixed;top:0;left:0;opacity:0;font-size:16px'
  document.body.appendChild(field)
  field.focus({ preventScroll: true })
  field.setSelectionRange(0, field.value.length)
  const isCopied = copyFrom(field)
  field.remove()
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return isCopied
}

/** `execCommand` may report success without copying; only the event says which element was copied from. */
function copyFrom(field: HTMLTextAreaElement): boolean {
  let source: EventTarget | null = null
  field.addEventListener('copy', ({ target }) => {
    source = target
  })
  return document.activeElement === field && document.execCommand('copy') && source === field
}
