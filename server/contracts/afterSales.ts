import { Type, type Static } from 'typebox'

import { ActorWord } from './actor.ts'
import { PrivatePicture, moderated } from './annotations.ts'
import { BillLineKindWord } from './bill.ts'
import { CurrencyCode, Id, listRequest, Money, MoneyInput, Time } from './common.ts'
import { AfterSalesKindWord, AfterSalesStatusCode } from './enumerations.ts'
import { closed, entity, nullable, page, ref, words } from './schema.ts'

/** What changes an after-sales case's status, or adds to it. */
export const AFTER_SALES_MOVES = ['open', 'answer', 'reply', 'resolve', 'reject'] as const
export type AfterSalesMove = (typeof AFTER_SALES_MOVES)[number]
export const AfterSalesMoveWord = words('AfterSalesMove', AFTER_SALES_MOVES)

/** The most pictures that go with one message. */
export const MAX_AFTER_SALES_IMAGES = 9

const Images = Type.Array(PrivatePicture, { maxItems: MAX_AFTER_SALES_IMAGES })
const Content = moderated(Type.String({ minLength: 1, maxLength: 1000, pattern: '\\S' }))

/** A line of an order's bills with its amount on each; null where a bill doesn't have it. */
export const DisputedLine = entity('DisputedLine', {
  kind: ref(BillLineKindWord),
  displayName: Type.String(),
  estimated: nullable(Money),
  actual: nullable(Money),
})

const CASE_FIELDS = {
  id: Id,
  code: Type.String(),
  parcelId: nullable(Id),
  orderId: nullable(Id),
  subjectDisplayName: Type.String({ description: 'The parcel’s tracking number or the order’s code' }),
  kind: ref(AfterSalesKindWord),
  kindDisplayName: Type.String(),
  billLine: nullable(ref(DisputedLine)),
  status: ref(AfterSalesStatusCode),
  statusDisplayName: Type.String(),
  description: Type.String(),
  images: Type.Array(PrivatePicture),
  compensation: nullable(Money),
  currencyCode: CurrencyCode,
  creationTime: Time,
  statusTime: Time,
  version: Type.Integer({ description: 'Grows by one with every change' }),
}

export const AfterSalesCase = entity('AfterSalesCase', CASE_FIELDS)
export type AfterSalesCase = Static<typeof AfterSalesCase>
export const AfterSalesPage = page('AfterSalesPage', AfterSalesCase)

export const AfterSalesMessage = entity('AfterSalesMessage', {
  id: Id,
  time: Time,
  move: ref(AfterSalesMoveWord),
  moveDisplayName: Type.String(),
  status: ref(AfterSalesStatusCode),
  actor: ref(ActorWord),
  content: Type.String(),
  images: Type.Array(PrivatePicture),
})
export type AfterSalesMessage = Static<typeof AfterSalesMessage>

export const AfterSalesDetail = entity('AfterSalesDetail', {
  ...CASE_FIELDS,
  messages: Type.Array(ref(AfterSalesMessage), { description: 'Oldest first; the first is the description' }),
})
export type AfterSalesDetail = Static<typeof AfterSalesDetail>

/** About a parcel or an order: exactly one of the two IDs. */
export const OpenCaseRequest = entity('OpenCaseRequest', {
  parcelId: Type.Optional(Id),
  orderId: Type.Optional(Id),
  kind: ref(AfterSalesKindWord),
  /** As a bill of the order names it; for a `BILL_DISPUTE`, and for nothing else. */
  billLine: Type.Optional(
    closed({ kind: ref(BillLineKindWord), displayName: Type.String({ minLength: 1, maxLength: 200 }) }),
  ),
  description: moderated(Type.String({ minLength: 5, maxLength: 1000, pattern: '\\S' })),
  images: Type.Optional(Images),
})
export type OpenCaseRequest = Static<typeof OpenCaseRequest>

export const AfterSalesListRequest = listRequest('AfterSalesListRequest', ['creationTime desc'], {
  status: Type.Optional(ref(AfterSalesStatusCode)),
})
export type AfterSalesListRequest = Static<typeof AfterSalesListRequest>

export const ReplyRequest = entity('ReplyRequest', { content: Content, images: Type.Optional(Images) })
export type ReplyRequest = Static<typeof ReplyRequest>

export const AnswerCaseRequest = entity('AnswerCaseRequest', {
  content: Content,
  images: Type.Optional(Images),
})
export const ResolveCaseRequest = entity('ResolveCaseRequest', {
  content: Content,
  compensation: Type.Optional(MoneyInput),
})
export const RejectCaseRequest = entity('RejectCaseRequest', { reason: Content })

/** `{id}` in staff's paths, who know a case by its code. */
export const CaseParams = closed({
  id: Type.String({ minLength: 1, maxLength: 64, description: 'ID or code' }),
})
