import { openCase, registerUnclaimed } from './care.ts'
import { declareParcel, type TestCustomer } from './customers.ts'
import { emptyOrderDraft } from './orderDraft.ts'
import { deliveredOrder, newAddress, storedParcel, submitOrder } from './orders.ts'

import type { TestServer } from './startTestServer.ts'

interface Begun {
  readonly query?: Readonly<Record<string, string>>
  /** Values to put into the device's storage first, by key. */
  readonly stored?: Readonly<Record<string, unknown>>
}

/** A form that must not lose any input, on either target. */
interface DraftCase {
  readonly name: string
  /** As the router knows it. */
  readonly path: string
  /** Creates the data that the form needs. */
  readonly begin: (server: TestServer, customer: TestCustomer) => Promise<Begun>
  /** A free-text field. */
  readonly field: string
  readonly text: string
  readonly hasPhotos: boolean
}

export const DRAFT_CASES: readonly DraftCase[] = [
  {
    name: 'a declaration',
    path: 'pages-parcel/ship-for-me/create-parcel/create-parcel',
    begin: async () => ({}),
    field: 'remarks',
    text: '轻拿轻放',
    hasPhotos: true,
  },
  {
    name: 'a change of a declaration',
    path: 'pages-parcel/ship-for-me/parcel-update/parcel-update',
    begin: async (_server, customer) => {
      const { id } = await declareParcel(customer)
      return { query: { id } }
    },
    field: 'remarks',
    text: '轻拿轻放',
    hasPhotos: true,
  },
  {
    name: 'a batch',
    path: 'pages-parcel/ship-for-me/batch-declare/batch-declare',
    begin: async () => ({}),
    field: 'paste',
    text: '顺丰 SF1234500001111',
    hasPhotos: false,
  },
  {
    name: 'a mall order',
    path: 'pages-store/store/order/confirm/confirm',
    begin: async () => ({ query: { productId: 'desk-lamp', skuId: 'desk-lamp.1', quantity: '1' } }),
    field: 'remarks',
    text: '请加气泡膜',
    hasPhotos: false,
  },
  {
    name: 'a claim',
    path: 'pages-care/unclaimed/claim-parcel/claim-parcel',
    begin: async (server) => {
      const { id } = await registerUnclaimed(server)
      return { query: { id } }
    },
    field: 'note',
    text: '鞋盒是蓝色的',
    hasPhotos: true,
  },
  {
    name: 'a case',
    path: 'pages-care/after-sales/create-after-sales/create-after-sales',
    begin: async (server, customer) => {
      const { id } = await storedParcel(server, customer)
      return { query: { parcelId: id, kind: 'WEIGHT_DISPUTE' } }
    },
    field: 'description',
    text: '家里称只有 1 kg',
    hasPhotos: true,
  },
  {
    name: 'a reply',
    path: 'pages-care/after-sales/after-sales-detail/after-sales-detail',
    begin: async (server, customer) => {
      const { id } = await openCase(customer, (await storedParcel(server, customer)).id)
      return { query: { id } }
    },
    field: 'content',
    text: '请再称一次',
    hasPhotos: true,
  },
  {
    name: 'an address to check',
    path: 'pages/users/address-check/address-check',
    begin: async () => ({}),
    field: 'pasted',
    text: '广东省广州市白云区',
    hasPhotos: false,
  },
  {
    name: 'an address',
    path: 'pages/users/my-addresses/edit-address',
    begin: async () => ({}),
    field: 'detailsAddress',
    text: '乌节路 290 号',
    hasPhotos: false,
  },
  {
    name: 'an order',
    path: 'pages-logistics-order/logistics-order/submit/submit',
    begin: async (server, customer) => {
      const parcels = [await storedParcel(server, customer)]
      await newAddress(customer)
      return { stored: emptyOrderDraft(customer, parcels) }
    },
    field: 'remarks',
    text: '周末送到',
    hasPhotos: true,
  },
  {
    name: 'a change of an order',
    path: 'pages-logistics-order/logistics-order/edit-order/edit-order',
    begin: async (server, customer) => {
      const { id } = await submitOrder(server, customer)
      return { query: { id } }
    },
    field: 'remarks',
    text: '周末送到',
    hasPhotos: true,
  },
  {
    name: 'a receipt',
    path: 'pages-logistics-order/logistics-order/confirm-receipt/confirm-receipt',
    begin: async (server, customer) => {
      const { id } = await deliveredOrder(server, customer)
      return { query: { id } }
    },
    field: 'review',
    text: '包装很好',
    hasPhotos: true,
  },
  {
    name: 'a top-up',
    path: 'pages/users/top-up/top-up',
    begin: async () => ({}),
    field: 'remarks',
    text: '用朋友的账户付的',
    hasPhotos: true,
  },
]
