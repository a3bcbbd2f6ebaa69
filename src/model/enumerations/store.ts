/** What a mall order is waiting for. */
export const StoreOrderStatus = { PendingPayment: 10, Paid: 20, Canceled: 30 } as const
export type StoreOrderStatus = (typeof StoreOrderStatus)[keyof typeof StoreOrderStatus]
