import { openDialog } from './dialog'

let reading: Promise<unknown> = Promise.resolve()

/** Shows a message with one button; it can't be cancelled. */
export async function showAlert(title: string, content: string, confirmText: string): Promise<void> {
  reading = openDialog({ title, content, confirmText })
  await reading
}

/** Resolves once the customer has closed the last alert. */
export async function alertRead(): Promise<void> {
  await reading.catch(() => undefined)
}

/**
 * Asks before something that can't be undone.
 *
 * @returns true if the customer confirms
 */
export function askToConfirm(question: {
  readonly title: string
  readonly content: string
  readonly confirmText: string
  readonly cancelText: string
}): Promise<boolean> {
  return openDialog(question)
}
