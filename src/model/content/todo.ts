/** Things waiting for the customer (the API's to-do summary), most urgent first. */
export const TO_DO_KINDS = [
  'exception',
  'pendingPayment',
  'storageEnding',
  'undeclared',
  'readyForPickup',
  'underReview',
] as const
export type TodoKind = (typeof TO_DO_KINDS)[number]

export interface TodoItem {
  readonly count: number
  /** The most urgent one; null when there is none. */
  readonly worst: { readonly type: string; readonly id: string } | null
}

export type TodoSummary = Readonly<Record<TodoKind, TodoItem>>
