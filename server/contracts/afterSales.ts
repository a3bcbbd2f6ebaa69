/** What happens to an after-sales case. */
export const AFTER_SALES_MOVES = ['open', 'answer', 'reply', 'resolve', 'reject'] as const
export type AfterSalesMove = (typeof AFTER_SALES_MOVES)[number]
