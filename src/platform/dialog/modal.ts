import { openDialog } from './dialog'

let lastAlert: Promise<unknown> = Promise.resolve()

/** Shows a message with one button; it can't be cancelled. */
export async function showAlert(title: string, content: string, confirmText: string): Promise<void> {
  lastAlert = openDialog({ title, content, confirmText })
  await lastAlert
}

/** Resolves once the customer has closed the last alert. */
export async function alertClosed(): Promise<void> {
  await lastAlert.catch(() => undefined)
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
