/** Texts shown when a page couldn't be opened. */
export interface FailureTexts {
  readonly text: string
  readonly hint: string
  readonly retry: string
  readonly back: string
}
