import { Type, type Static } from 'typebox'

import { ActorWord } from './actor.ts'
import { moderated } from './annotations.ts'
import { CurrencyCode, Id, listRequest, Money, MoneyInput, Time, Url } from './common.ts'
import { StoreOrderStatusCode } from './enumerations.ts'
import { entity, nullable, page, ref, words } from './schema.ts'

/** What happens to a mall order. */
export const STORE_ORDER_MOVES = ['submit', 'pay', 'cancel', 'expire'] as const
export type StoreOrderMove = (typeof STORE_ORDER_MOVES)[number]
export const StoreOrderMoveWord = words('StoreOrderMove', STORE_ORDER_MOVES)

/** How many unpaid orders a customer may have: each reserves goods. */
export const MAX_UNPAID_STORE_ORDERS = 5

/** Where mall goods go. */
export const STORE_ADDRESSEES = ['warehouse'] as const

export const StoreOrderRequest = entity('StoreOrderRequest', {
  skuId: Id,
  quantity: Type.Integer({ minimum: 1, maximum: 99 }),
  remarks: Type.Optional(moderated(Type.String({ maxLength: 500 }))),
  expectedTotal: Type.Optional(Type.String({ ...MoneyInput, description: 'What the customer agreed to' })),
  addressee: Type.Unsafe<(typeof STORE_ADDRESSEES)[number]>({
    type: 'string',
    enum: STORE_ADDRESSEES,
    description: 'The customer’s own warehouse',
  }),
})
export type StoreOrderRequest = Static<typeof StoreOrderRequest>

const ORDER_FIELDS = {
  id: Id,
  code: Type.String(),
  status: ref(StoreOrderStatusCode),
  statusDisplayName: Type.String(),
  productId: Id,
  skuId: Id,
  productDisplayName: Type.String(),
  skuDisplayName: Type.String(),
  image: Url,
  unitPrice: Money,
  quantity: Type.Integer(),
  total: Money,
  currencyCode: CurrencyCode,
  remarks: nullable(Type.String()),
  expirationTime: nullable(Type.String({ ...Time, description: 'Unpaid, it is cancelled then' })),
  parcelId: nullable(Type.String({ ...Id, description: 'What the paid goods became' })),
  creationTime: Time,
  version: Type.Integer({ description: 'Grows by one with every change' }),
}

export const StoreOrder = entity('StoreOrder', ORDER_FIELDS)
export type StoreOrder = Static<typeof StoreOrder>
export const StoreOrderPage = page('StoreOrderPage', StoreOrder)

export const StoreOrderLog = entity('StoreOrderLog', {
  id: Id,
  time: Time,
  move: ref(StoreOrderMoveWord),
  status: ref(StoreOrderStatusCode),
  statusDisplayName: Type.String(),
  actor: ref(ActorWord),
  description: Type.String(),
})
export type StoreOrderLog = Static<typeof StoreOrderLog>

export const StoreOrderDetail = entity('StoreOrderDetail', {
  ...ORDER_FIELDS,
  logs: Type.Array(ref(StoreOrderLog), { description: 'Newest first' }),
})
export type StoreOrderDetail = Static<typeof StoreOrderDetail>

export const StoreOrderListRequest = listRequest('StoreOrderListRequest', ['creationTime desc'], {
  status: Type.Optional(ref(StoreOrderStatusCode)),
})
export type StoreOrderListRequest = Static<typeof StoreOrderListRequest>

export const PayStoreOrderRequest = entity('PayStoreOrderRequest', {
  expectedTotal: Type.String({ ...MoneyInput, description: 'What the customer agreed to' }),
})
