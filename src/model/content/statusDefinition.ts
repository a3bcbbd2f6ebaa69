/** A status with the server's name for it and the customer's count. */
export interface StatusDefinition {
  /** The status code. */
  readonly id: number
  readonly displayName: string
  readonly isShowNum: boolean
  readonly showCount: number | null
}
