import { openDialog } from './dialog'

let reading: Promise<unknown> = Promise.resolve()

/** Something the customer has to have read: one button, no way to cancel. */
export async function showAlert(title: string, content: string, confirmText: string): Promise<void> {
  reading = openDialog({ title, content, confirmText })
  await reading
}

/** Resolves once the customer has read the last alert. */
export async function alertRead(): Promise<void> {
  await reading.catch(() => undefined)
}

/** A question before a step that cannot be undone. @returns true when the customer agrees */
export function askToConfirm(question: {
  readonly title: string
  readonly content: string
  readonly confirmText: string
  readonly cancelText: string
}): Promise<boolean> {
  return openDialog(question)
}
