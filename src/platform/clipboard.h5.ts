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
 * For pages without the Clipboard API: plain http, WeChat's browser, iOS before 13.4. iOS copies
 * only from an editable element with a selection range, and zooms into one with a font below 16 px.
 */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.contentEditable = 'true'
  field.style.cssText = 'position:fixed;top:0;left:0;opacity:0;font-size:16px'
  document.body.appendChild(field)
  const range = document.createRange()
  range.selectNodeContents(field)
  const selection = window.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
  field.setSelectionRange(0, text.length)
  const isCopied = document.execCommand('copy')
  field.remove()
  return isCopied
}
