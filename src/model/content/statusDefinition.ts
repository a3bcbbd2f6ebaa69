/** A status as the server names it, with the customer's own count. */
export interface StatusDefinition {
  /** The status code. */
  readonly id: number
  readonly displayName: string
  readonly isShowNum: boolean
  readonly showCount: number | null
}
