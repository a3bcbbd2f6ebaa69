export interface DialogTexts {
  readonly title: string
  readonly content: string
  readonly confirmText: string
  /** Without it the dialog has only the confirm button. */
  readonly cancelText?: string
}
