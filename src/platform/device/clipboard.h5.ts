/** @returns whether the text is on the clipboard now */
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
 * For pages without the Clipboard API, such as those on plain http, or where it is refused. WebKit copies from a
 * field only while it has the focus: without, it reports success and empties the clipboard. The read-only field
 * brings up no keyboard; iOS would zoom into one with a font below 16 px.
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

/** The command may report success without having copied: only the event tells from which element it did. */
function copyFrom(field: HTMLTextAreaElement): boolean {
  let source: EventTarget | null = null
  field.addEventListener('copy', ({ target }) => {
    source = target
  })
  return document.activeElement === field && document.execCommand('copy') && source === field
}
