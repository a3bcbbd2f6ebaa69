import { accepted, type ApiClient } from './apiClient.ts'
import { declareParcel, type TestCustomer } from './customers.ts'
import { creditBalance, operatorOf } from './funds.ts'

import type { Address, AddressRequest } from '../../../server/contracts/address.ts'
import type { LogisticsOrderDetail } from '../../../server/contracts/logisticsOrder.ts'
import type { SubmitOrderRequest } from '../../../server/contracts/logisticsOrderRequests.ts'
import type { ParcelDetail } from '../../../server/contracts/parcel.ts'
import type { DeclareParcelRequest } from '../../../server/contracts/parcelRequests.ts'
import type { Measures, ReachableServer } from './startTestServer.ts'

export const ORDERS = '/api/u/biz/logistics-order'
export const ADDRESSES = '/api/u/user/address'

const MEASURES: Measures = { weightKg: 1.2, lengthCm: 30, widthCm: 20, heightCm: 10 }

/** Creates a declared parcel that is weighed and waits in the warehouse. */
export async function storedParcel(
  server: ReachableServer,
  customer: Pick<TestCustomer, 'api'>,
  changes: Partial<DeclareParcelRequest> = {},
  measures: Measures = MEASURES,
): Promise<ParcelDetail> {
  const { expressNumber, id } = await declareParcel(customer, changes)
  await server.warehouse.arrive(expressNumber)
  await server.warehouse.inbound(expressNumber, measures)
  return accepted(await customer.api.get<ParcelDetail>(`/api/u/biz/ship-for-me/parcel/${id}`))
}

/** An address in Singapore. */
export const HOME = {
  recipient: 'Lin Xiaoman',
  mobile: '+65 9123 4567',
  regionGroupId: 'sg',
  postCode: '238823',
  detailsAddress: '1 Orchard Turn #05-01',
} as const

export async function newAddress(
  { api }: Pick<TestCustomer, 'api'>,
  changes: Partial<AddressRequest> = {},
): Promise<Address> {
  return accepted(await api.post<Address>(ADDRESSES, { ...HOME, ...changes }))
}

/** A request that submits these parcels by air to an address in Singapore. */
export async function orderRequest(
  customer: Pick<TestCustomer, 'api'>,
  parcels: readonly { readonly id: string }[],
  changes: Partial<SubmitOrderRequest> = {},
): Promise<SubmitOrderRequest> {
  return {
    parcelIds: parcels.map(({ id }) => id),
    addressId: changes.addressId ?? (await newAddress(customer)).id,
    shippingMethodTypeId: 'air',
    transportationChannelId: 'air-general',
    receivingMethod: 10,
    ...changes,
  }
}

/** Submits an order with one stored parcel. */
export async function submitOrder(
  server: ReachableServer,
  customer: TestCustomer,
  changes: Partial<SubmitOrderRequest> = {},
): Promise<LogisticsOrderDetail> {
  const parcel = await storedParcel(server, customer)
  return accepted(
    await customer.api.post<LogisticsOrderDetail>(ORDERS, await orderRequest(customer, [parcel], changes)),
  )
}

const BOX = { weight: 1.4, length: 32, width: 22, height: 12 }

/** Staff actions on an order, through the real admin API. */
export function orderStaff(operator: ApiClient) {
  const call = async (code: string, move: string, body: object = {}): Promise<LogisticsOrderDetail> =>
    accepted(await operator.post<LogisticsOrderDetail>(`/api/admin/warehouse/order/${code}/${move}`, body))
  return {
    call,
    process: (code: string) => call(code, 'process'),
    weigh: (code: string, body: object = { boxes: [BOX] }) => call(code, 'weigh', body),
    ship: (code: string) =>
      call(code, 'ship', { carrier: 'SingPost', internationalTrackingNumber: `SP${code}` }),
  }
}

/** Creates an order that is heavier than its parcel was, so it costs more than estimated. */
export async function dearerOrder(
  server: ReachableServer,
  customer: TestCustomer,
): Promise<LogisticsOrderDetail> {
  const { code } = await submitOrder(server, customer)
  const staff = orderStaff(operatorOf(server))
  await staff.process(code)
  return staff.weigh(code, { boxes: [{ ...BOX, weight: 2.1 }] })
}

/** Creates an order that its customer has paid by hand and that is ready to ship. */
export async function paidOrder(
  server: ReachableServer,
  customer: TestCustomer,
): Promise<LogisticsOrderDetail> {
  const { id, total } = await weighedOrder(server, customer)
  return accepted(
    await customer.api.post<LogisticsOrderDetail>(`${ORDERS}/${id}/pay`, { expectedTotal: total }),
  )
}

/** Creates an order that has been delivered and that nobody has confirmed. */
export async function deliveredOrder(
  server: ReachableServer,
  customer: TestCustomer,
): Promise<LogisticsOrderDetail> {
  await creditBalance(server, customer, '100.00')
  const { code } = await paidOrder(server, customer)
  const staff = orderStaff(operatorOf(server))
  await staff.ship(code)
  return staff.call(code, 'sign')
}

/** Creates an order that waits for payment. */
export async function weighedOrder(
  server: ReachableServer,
  customer: TestCustomer,
  changes: Partial<SubmitOrderRequest> = {},
): Promise<LogisticsOrderDetail> {
  const { code } = await submitOrder(server, customer, changes)
  const staff = orderStaff(operatorOf(server))
  await staff.process(code)
  return staff.weigh(code)
}
