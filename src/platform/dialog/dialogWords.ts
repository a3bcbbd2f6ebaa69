export interface DialogWords {
  readonly title: string
  readonly content: string
  readonly confirmText: string
  /** Without it there is one way out. */
  readonly cancelText?: string
}
