/** What waits for the customer (the API calls it the to-do summary), in the order in which it presses. */
export const TODO_KINDS = [
  'exception',
  'pendingPayment',
  'storageEnding',
  'undeclared',
  'readyForPickup',
  'underReview',
] as const
export type TodoKind = (typeof TODO_KINDS)[number]

export interface TodoItem {
  readonly count: number
  /** The most pressing one, where there is any. */
  readonly worst: { readonly type: string; readonly id: string } | null
}

export type TodoSummary = Readonly<Record<TodoKind, TodoItem>>
