import { Type, type Static } from 'typebox'

import { CurrencyCode, Id, Money, Time } from './common.ts'
import { PaymentTerm } from './logisticsOrder.ts'
import { SubjectTypeWord } from './message.ts'
import { ParcelStorage } from './parcel.ts'
import { entity, nullable, ref } from './schema.ts'

const Count = Type.Integer({ minimum: 0 })

export const TodoSubject = entity('TodoSubject', {
  type: ref(SubjectTypeWord),
  id: Id,
  displayName: Type.String({ description: 'A tracking number, or the code of an order, top-up or case' }),
  deadline: nullable(Time),
  daysLeft: nullable(Type.Integer({ description: 'Days of free storage; negative once it costs' })),
  amount: nullable(
    Type.String({ ...Money, description: 'To pay: the bill, or the storage so far; what a top-up adds' }),
  ),
  currencyCode: nullable(CurrencyCode),
  parcelId: nullable(Type.String({ ...Id, description: 'The parcel, or one of the order' })),
  paymentTerm: nullable(ref(PaymentTerm)),
})
export type TodoSubject = Static<typeof TodoSubject>

export const TodoItem = entity('TodoItem', {
  count: Count,
  worst: nullable(ref(TodoSubject)),
})
export type TodoItem = Static<typeof TodoItem>

/** The lowest price of sending everything that can be sent: in one order, and in an order for each parcel. */
export const LowestPrice = entity('LowestPrice', {
  amount: Money,
  aloneAmount: nullable(Type.String({ ...Money, description: 'null if one of the parcels cannot go alone' })),
  saving: nullable(Type.String({ ...Money, description: '`aloneAmount` less `amount`' })),
  currencyCode: CurrencyCode,
  shippingMethodTypeDisplayName: Type.String({ description: 'The transport mode that has this price' }),
  regionGroupDisplayName: Type.String({ description: 'Where the default address is' }),
})
export type LowestPrice = Static<typeof LowestPrice>

/** Where a customer's parcels are before they are sent. */
export const ParcelsAtHand = entity('ParcelsAtHand', {
  onTheWay: Count,
  inWarehouse: Type.Integer({ minimum: 0, description: 'Checked in, and in no order' }),
  weight: Type.Number({ description: 'kg, of those in the warehouse' }),
  shippable: Type.Integer({ minimum: 0, description: 'Those of them that are declared' }),
  firstShippableId: nullable(Type.String({ ...Id, description: 'Of those, the one stored longest' })),
  firstStorage: nullable(ref(ParcelStorage)),
  lowestPrice: nullable(ref(LowestPrice)),
})
export type ParcelsAtHand = Static<typeof ParcelsAtHand>

/** How many logistics orders are at each stage, and how many after-sales cases are open. */
export const OrdersAtHand = entity('OrdersAtHand', {
  pendingPayment: Count,
  pendingShipment: Count,
  shipped: Count,
  readyForPickup: Count,
  openCases: Count,
})
export type OrdersAtHand = Static<typeof OrdersAtHand>

/** What waits for the customer, or for an answer to them, and of each the most pressing one. */
export const TodoSummary = entity('TodoSummary', {
  undeclared: ref(TodoItem),
  pendingPayment: ref(TodoItem),
  storageEnding: ref(TodoItem),
  readyForPickup: ref(TodoItem),
  exception: ref(TodoItem),
  underReview: ref(TodoItem),
  parcels: ref(ParcelsAtHand),
  orders: ref(OrdersAtHand),
  coupons: Type.Integer({ minimum: 0, description: 'Coupons in hand, neither used nor expired' }),
})
export type TodoSummary = Static<typeof TodoSummary>
