import { Type, type Static } from 'typebox'

import { ActorWord } from './actor.ts'
import { PrivatePicture, moderated } from './annotations.ts'
import { CurrencyCode, Id, listRequest, MAX_PAGE_SIZE, Time, Url } from './common.ts'
import { PaymentMethodCode, TopupStatusCode } from './enumerations.ts'
import { closed, entity, nullable, page, ref, words } from './schema.ts'

/** What happens to a top-up. */
export const TOPUP_MOVES = ['submit', 'request', 'approve', 'reject', 'cancel', 'expire'] as const
export type TopupMove = (typeof TOPUP_MOVES)[number]
export const TopupMoveWord = words('TopupMove', TOPUP_MOVES)

/** How many pictures may prove a payment. */
export const MAX_PROOFS = 6

/** An amount with all decimals of its currency: `"12.30"`, or `"1230"` in yen. */
const PaidMoney = Type.String({
  pattern: '^\\d{1,12}(\\.\\d{2,3})?$',
  description: 'Decimal string in major units, with as many decimals as the currency has',
})

const PaidMoneyInput = Type.String({
  pattern: '^\\d{1,9}(\\.\\d{1,3})?$',
  description: 'Decimal string in major units, with at most as many decimals as the currency has',
})

export const TopupCurrency = entity('TopupCurrency', {
  currencyCode: CurrencyCode,
  currencySymbol: Type.String(),
  displayName: Type.String(),
  decimals: Type.Integer({ minimum: 0, maximum: 3, description: 'How many an amount has' }),
  exchangeRate: Type.String({ description: 'Of the account’s currency for one of this, a decimal string' }),
  creditedCurrencyCode: CurrencyCode,
})
export type TopupCurrency = Static<typeof TopupCurrency>

export const TopupCurrencyList = entity('TopupCurrencyList', {
  items: Type.Array(ref(TopupCurrency)),
  totalCount: Type.Integer(),
})

export const ReceivingAccount = entity('ReceivingAccount', {
  id: Id,
  bankHolderName: nullable(Type.String()),
  bankName: nullable(Type.String()),
  cardNumber: nullable(Type.String()),
  shopName: nullable(Type.String()),
  payLink: nullable(Url),
  qrCode: nullable(Url),
})
export type ReceivingAccount = Static<typeof ReceivingAccount>

export const TopupMethod = entity('TopupMethod', {
  paymentMethod: ref(PaymentMethodCode),
  displayName: Type.String(),
  instructions: Type.String(),
  currencyCode: CurrencyCode,
  minimum: PaidMoney,
  maximum: PaidMoney,
  reviewMinutes: Type.Integer({ description: 'How long a review usually takes' }),
  receivingAccounts: Type.Array(ref(ReceivingAccount)),
})
export type TopupMethod = Static<typeof TopupMethod>

export const TopupMethodList = entity('TopupMethodList', {
  items: Type.Array(ref(TopupMethod)),
  totalCount: Type.Integer(),
})
export const TopupCurrencyListRequest = listRequest(
  'TopupCurrencyListRequest',
  ['displayOrder asc'],
  {},
  MAX_PAGE_SIZE,
)
export const TopupMethodListRequest = listRequest(
  'TopupMethodListRequest',
  ['displayOrder asc'],
  { currencyCode: CurrencyCode },
  MAX_PAGE_SIZE,
)
export type TopupMethodListRequest = Static<typeof TopupMethodListRequest>

const Proofs = Type.Array(PrivatePicture, { maxItems: MAX_PROOFS, description: 'The customer’s own uploads' })

export const UserTopupRequest = entity('UserTopupRequest', {
  currencyCode: CurrencyCode,
  method: ref(PaymentMethodCode),
  receivingAccountId: Id,
  amount: PaidMoneyInput,
  images: Type.Optional(Proofs),
  isDraft: Type.Optional(
    Type.Boolean({ description: 'Without pictures: keeps it as Pending until submit-proof brings them' }),
  ),
  remarks: Type.Optional(moderated(Type.String({ maxLength: 500 }))),
})
export type UserTopupRequest = Static<typeof UserTopupRequest>

export const SubmitProofRequest = entity('SubmitProofRequest', {
  images: Type.Array(PrivatePicture, {
    minItems: 1,
    maxItems: MAX_PROOFS,
    description: 'The customer’s own uploads',
  }),
  remarks: Type.Optional(moderated(Type.String({ maxLength: 500 }))),
})
export type SubmitProofRequest = Static<typeof SubmitProofRequest>

const TOPUP_FIELDS = {
  id: Id,
  code: Type.String(),
  status: ref(TopupStatusCode),
  statusDisplayName: Type.String(),
  currencyCode: CurrencyCode,
  paymentMethod: ref(PaymentMethodCode),
  paymentMethodDisplayName: Type.String(),
  receivingAccount: ref(ReceivingAccount),
  amount: PaidMoney,
  creditedAmount: PaidMoney,
  creditedCurrencyCode: CurrencyCode,
  exchangeRate: Type.String({ description: 'Fixed at submission, a decimal string' }),
  images: Type.Array(PrivatePicture),
  remarks: nullable(Type.String()),
  rejectReason: nullable(Type.String()),
  expirationTime: nullable(Time),
  expectedReviewTime: nullable(
    Type.String({
      format: 'date-time',
      description: 'When the review should be done, while it is under way',
    }),
  ),
  creationTime: Time,
  version: Type.Integer({ description: 'Grows by one with every change' }),
}

export const Topup = entity('Topup', TOPUP_FIELDS)
export type Topup = Static<typeof Topup>
export const TopupPage = page('TopupPage', Topup)

export const TopupLog = entity('TopupLog', {
  id: Id,
  time: Time,
  move: ref(TopupMoveWord),
  status: ref(TopupStatusCode),
  statusDisplayName: Type.String(),
  actor: ref(ActorWord),
  description: Type.String(),
})
export type TopupLog = Static<typeof TopupLog>

export const TopupDetail = entity('TopupDetail', {
  ...TOPUP_FIELDS,
  logs: Type.Array(ref(TopupLog), { description: 'Newest first' }),
  serverTime: Time,
})
export type TopupDetail = Static<typeof TopupDetail>

export const TopupListRequest = listRequest('TopupListRequest', ['creationTime desc', 'creationTime asc'], {
  status: Type.Optional(ref(TopupStatusCode)),
})
export type TopupListRequest = Static<typeof TopupListRequest>

/** A top-up as staff see it. */
export const OperatorTopup = entity('OperatorTopup', {
  ...TOPUP_FIELDS,
  customer: closed({ idCode: Type.String(), nickname: Type.String() }),
})
export type OperatorTopup = Static<typeof OperatorTopup>
export const OperatorTopupPage = page('OperatorTopupPage', OperatorTopup)

export const RejectTopupRequest = entity('RejectTopupRequest', {
  reason: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S', description: 'Shown to the customer' }),
})
