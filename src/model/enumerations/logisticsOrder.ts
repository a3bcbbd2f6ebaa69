/** Spec section 4, "Logistics order statuses". */
export const LogisticsOrderStatus = {
  PendingProcessing: 10,
  PendingWeighing: 20,
  PendingPayment: 30,
  PendingShipment: 40,
  Shipped: 50,
  ArrivedPickupStation: 60,
  Signed: 70,
  Completed: 200,
  Canceled: 210,
} as const
export type LogisticsOrderStatus = (typeof LogisticsOrderStatus)[keyof typeof LogisticsOrderStatus]

/** How a logistics order reaches the customer; `receivingMethod` in the API. */
export const ReceivingMethod = { DOOR: 10, PICKUP_STATION: 20 } as const
export type ReceivingMethod = (typeof ReceivingMethod)[keyof typeof ReceivingMethod]

/** Spec section 3, "Order kinds": L a logistics order, LB a batch of them, STORE_PARCEL a mall order. */
export const OrderKind = { L: 'L', STORE_PARCEL: 'STORE_PARCEL', LB: 'LB' } as const
export type OrderKind = (typeof OrderKind)[keyof typeof OrderKind]
