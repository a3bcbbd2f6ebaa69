/** What a customer reads when a page could not be opened. */
export interface FailureWords {
  readonly text: string
  readonly hint: string
  readonly retry: string
  readonly back: string
}
