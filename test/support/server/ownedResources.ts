import { accepted } from './apiClient.ts'
import { declaration, declareParcel, PARCELS, type TestCustomer } from './customers.ts'
import { pngPicture, uploadPicture } from './pictures.ts'
import { ADDRESSES, HOME, newAddress, ORDERS, submitOrder } from './orders.ts'
import { newRule, RULES } from './rules.ts'

import type { TestServer } from './startTestServer.ts'

interface Thing {
  readonly id: string
  readonly code?: string
}

/** A kind of thing that a customer can own: how to create one, and valid bodies for its calls. */
export interface OwnedArea {
  /** The path before `/{id}`. */
  readonly path: string
  make(server: TestServer, customer: TestCustomer): Promise<Thing>
  /** Valid bodies by operation, for operations that need one. */
  readonly bodies?: Readonly<Record<string, object>>
}

const AFTER_SALES = '/api/u/after-sales'
const STORE_ORDERS = '/api/u/store/order'
const TOPUPS = '/api/u/fund-management/topup'

const UPDATED_RULE = {
  trigger: { kind: 'WEIGHT', kilograms: 5 },
  addressId: 'any',
  shippingMethodTypeId: 'air',
  transportationChannelId: 'air-general',
  receivingMethod: 10,
  maximumTotal: '100.00',
  version: 1,
}

/** One entry per area. The access tests cover every call with an ID whose area is listed here. */
export const OWNED_AREAS: readonly OwnedArea[] = [
  {
    path: PARCELS,
    make: (_server, customer) => declareParcel(customer),
    bodies: {
      updateParcel: declaration(),
      requestParcelService: { additionalServiceId: 'detail-photos', expectedPrice: '5.00' },
    },
  },
  {
    path: ADDRESSES,
    make: (_server, customer) => newAddress(customer),
    bodies: { updateAddress: HOME },
  },
  {
    path: ORDERS,
    make: submitOrder,
    bodies: {
      setLogisticsOrderAutoPay: { isAutoPay: true },
      previewLogisticsOrderBill: { couponId: null },
      payLogisticsOrder: { expectedTotal: '1.00' },
      confirmLogisticsOrderReceipt: { satisfaction: 5 },
    },
  },
  {
    path: RULES,
    make: async (_server, customer) => {
      const rule = await newRule(customer, { kind: 'WEIGHT', kilograms: 1000 })
      accepted(await customer.api.post(`${RULES}/${rule.id}/pause`))
      return rule
    },
    bodies: { updateConsolidationRule: UPDATED_RULE },
  },
  {
    path: AFTER_SALES,
    make: async (_server, customer) => {
      const { id } = await declareParcel(customer)
      const request = { parcelId: id, kind: 'MISSING', description: 'It never arrived' }
      return accepted(await customer.api.post<Thing>(AFTER_SALES, request))
    },
    bodies: { replyToCase: { content: 'Any news?' } },
  },
  {
    path: STORE_ORDERS,
    make: async (server, { api }) => {
      const sku = await server.db.query.skus.findFirst({ where: (row, { gt }) => gt(row.stock, 0) })
      const request = { skuId: sku?.id, quantity: 1, addressee: 'warehouse' }
      return accepted(await api.post<Thing>(STORE_ORDERS, request))
    },
    bodies: { payStoreOrder: { expectedTotal: '1.00' } },
  },
  {
    path: TOPUPS,
    make: async (_server, { api }) => {
      const images = [await uploadPicture(api, await pngPicture())]
      const account = { currencyCode: 'CNY', method: 8, receivingAccountId: 'cny-bank' }
      return accepted(await api.post<Thing>(`${TOPUPS}/user-topup`, { ...account, amount: '100.00', images }))
    },
    bodies: { submitTopupProof: { images: [`/uploads/${'x'.repeat(24)}.png`] } },
  },
]

/** Paths before `/{id}` whose things are open to every customer, and why no one owns them. */
export const OFFERED_TO_ALL: Readonly<Record<string, string>> = {
  '/api/u/biz/ship-for-me/unclaimed-parcel': 'a parcel that nobody has claimed yet',
  '/api/u/coupon-management/coupon': 'a coupon of the collection centre',
}

/** Creates one thing of every area for a customer. */
export async function createOwnedResources(
  server: TestServer,
  customer: TestCustomer,
): Promise<ReadonlyMap<string, Thing>> {
  const things = new Map<string, Thing>()
  for (const area of OWNED_AREAS) things.set(area.path, await area.make(server, customer))
  return things
}
