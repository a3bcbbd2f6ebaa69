/** Spec section 4, "Parcel statuses". */
export const ParcelStatus = {
  NotArrival: 50,
  Arrived: 60,
  Inbound: 63,
  PendingConsolidating: 65,
  Consolidate: 70,
  Outbound: 120,
  Shipped: 130,
  WaitingForPickup: 145,
  Signed: 150,
  Canceled: 210,
} as const
export type ParcelStatus = (typeof ParcelStatus)[keyof typeof ParcelStatus]

/** Statuses whose tracking number can't be declared again: all that aren't final. */
export const LIVE_PARCEL_STATUSES: readonly ParcelStatus[] = Object.values(ParcelStatus).filter(
  (status) => status !== ParcelStatus.Signed && status !== ParcelStatus.Canceled,
)

/** Spec section 7: the `type` of a status definition list. */
export const StatusDefinitionType = { Parcel: 10, LogisticsOrder: 20 } as const
export type StatusDefinitionType = (typeof StatusDefinitionType)[keyof typeof StatusDefinitionType]
