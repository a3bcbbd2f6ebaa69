/** Whether a customer can be given a file to keep. */
export const CAN_SAVE_FILES = true

/** Downloads a text as a file. */
export function saveTextFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.appendChild(link)
  link.click()
  link.remove()
  // Some browsers begin to read it only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
