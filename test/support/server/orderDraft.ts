import type { TestCustomer } from './customers.ts'

const EMPTY_ORDER = {
  receivingMethod: 10,
  addressId: null,
  pickupStationId: null,
  shippingMethodTypeId: null,
  transportationChannelId: null,
  additionalServiceIds: [],
  isInsured: false,
  couponId: null,
  isAutoPay: false,
  remarks: '',
  messageToStaff: '',
}

/** The stored draft, by storage key, of an order with only parcels in it. */
export function emptyOrderDraft(
  { user }: Pick<TestCustomer, 'user'>,
  parcels: readonly { readonly id: string }[],
): Readonly<Record<string, unknown>> {
  const values = { ...EMPTY_ORDER, parcelIds: parcels.map(({ id }) => id) }
  return { [`draft:submitOrder:${user.id}`]: { values, images: [], lostPhotos: 0 } }
}
