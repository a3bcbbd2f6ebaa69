import { Type, type Static } from 'typebox'

import { CurrencyCode, Id, listRequest, Money, MoneyInput, Time, Url } from './common.ts'
import { FundAccountLogTypeCode, OrderKindWord } from './enumerations.ts'
import { MessageSubject } from './message.ts'
import { closed, entity, nullable, page, ref, words } from './schema.ts'
import { IdCode } from './warehouse.ts'

/** A month of the warehouses' calendar: `2026-11`. */
const Month = Type.String({
  pattern: '^20\\d{2}-(0[1-9]|1[0-2])$',
  description: 'By the warehouse’s calendar, such as 2026-11',
})

export const FundAccountLog = entity('FundAccountLog', {
  id: Id,
  time: Time,
  day: Type.String({ format: 'date', description: 'By the warehouse’s calendar' }),
  type: nullable(ref(FundAccountLogTypeCode)),
  typeDisplayName: Type.String(),
  amount: Type.String({ ...Money, description: 'Positive into the account, negative out of it' }),
  balanceAfter: Money,
  currencyCode: CurrencyCode,
  subject: nullable(ref(MessageSubject)),
  subjectCode: nullable(Type.String({ description: 'What the customer knows the subject by' })),
  paymentMethodDisplayName: nullable(Type.String({ description: 'Of a top-up' })),
  isReward: Type.Boolean({ description: 'For bringing another customer' }),
  description: Type.String(),
})
export type FundAccountLog = Static<typeof FundAccountLog>
export const FundAccountLogPage = page('FundAccountLogPage', FundAccountLog)

export const FundAccountLogListRequest = listRequest('FundAccountLogListRequest', ['time desc'], {
  type: Type.Optional(ref(FundAccountLogTypeCode)),
  month: Type.Optional(Month),
})
export type FundAccountLogListRequest = Static<typeof FundAccountLogListRequest>

/** Number of months by default. */
export const DEFAULT_MONTHS = 6
const MAX_MONTHS = 12

export const FundMonthsQuery = closed({
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_MONTHS, default: DEFAULT_MONTHS })),
})
export type FundMonthsQuery = Static<typeof FundMonthsQuery>

/** What came into an account and went out of it in a month. */
export const FundMonth = entity('FundMonth', {
  month: Month,
  moneyIn: Money,
  moneyOut: Type.String({ ...Money, description: 'Not negative' }),
})
export type FundMonth = Static<typeof FundMonth>

export const FundMonths = entity('FundMonths', {
  today: Type.String({ format: 'date', description: 'By the warehouse’s calendar' }),
  currencyCode: CurrencyCode,
  months: Type.Array(ref(FundMonth), { description: 'Up to the current one, those without entries too' }),
})
export type FundMonths = Static<typeof FundMonths>

/** A customer's balance and what is about to change it. */
export const FundAccountState = entity('FundAccountState', {
  balance: Money,
  currencyCode: CurrencyCode,
  currencySymbol: Type.String(),
  reserved: Type.String({ ...Money, description: 'What auto-pay will take when orders leave' }),
  underReview: Type.String({ ...Money, description: 'What top-ups will bring once they are approved' }),
  pendingPayCount: Type.Integer({ minimum: 0, description: 'Orders of both kinds that wait for money' }),
})
export type FundAccountState = Static<typeof FundAccountState>

export const PendingPay = entity('PendingPay', {
  id: Id,
  kind: ref(OrderKindWord),
  code: Type.String(),
  displayName: Type.String(),
  image: nullable(Url),
  total: Money,
  currencyCode: CurrencyCode,
  creationTime: Time,
  expirationTime: nullable(Time),
  orderIds: Type.Array(Id, { description: 'For a batch (LB) its orders; otherwise the one order' }),
})
export type PendingPay = Static<typeof PendingPay>
export const PendingPayPage = page('PendingPayPage', PendingPay)

export const PendingPayListRequest = listRequest('PendingPayListRequest', ['creationTime desc'], {
  kind: Type.Optional(ref(OrderKindWord)),
})
export type PendingPayListRequest = Static<typeof PendingPayListRequest>

/** How many logistics orders can be paid at once. */
export const MAX_BATCH = 50

export const PayBatchRequest = entity('PayBatchRequest', {
  orderIds: Type.Array(Id, { minItems: 1, maxItems: MAX_BATCH, uniqueItems: true }),
  expectedTotal: MoneyInput,
})
export type PayBatchRequest = Static<typeof PayBatchRequest>

/** The balance after a change. */
export const FundBalance = entity('FundBalance', { balance: Money, currencyCode: CurrencyCode })
export type FundBalance = Static<typeof FundBalance>

export const AdjustFundsRequest = entity('AdjustFundsRequest', {
  idCode: IdCode,
  amount: Type.String({
    pattern: '^-?\\d{1,9}(\\.\\d{1,2})?$',
    description: 'Decimal string in major units; negative takes money away',
  }),
  reason: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
})
export type AdjustFundsRequest = Static<typeof AdjustFundsRequest>

export const WithdrawFundsRequest = entity('WithdrawFundsRequest', { idCode: IdCode, amount: MoneyInput })
export type WithdrawFundsRequest = Static<typeof WithdrawFundsRequest>

/** What a check of the ledger can find. */
export const LEDGER_FAULT_KINDS = [
  'JOURNAL_WITHOUT_LINES',
  'UNBALANCED_JOURNAL',
  'UNKNOWN_SUBJECT',
  'LINE_WITHOUT_JOURNAL',
  'CHANGED_LINE',
  'WRONG_RUNNING_BALANCE',
  'WRONG_BALANCE',
  'WRONG_LINE_COUNT',
  'WRONG_LAST_LINE',
  'WRONG_AMOUNT',
] as const
export type LedgerFaultKind = (typeof LEDGER_FAULT_KINDS)[number]
export const LedgerFaultKindWord = words('LedgerFaultKind', LEDGER_FAULT_KINDS)

/** What an append-only ledger can't contain. Each kind has the members that it needs. */
export const LedgerFault = entity('LedgerFault', {
  kind: ref(LedgerFaultKindWord),
  journalId: Type.Optional(Id),
  lineId: Type.Optional(Id),
  fundAccountId: Type.Optional(Id),
  subject: Type.Optional(ref(MessageSubject)),
  type: Type.Optional(ref(FundAccountLogTypeCode)),
  expected: Type.Optional(Type.String({ description: 'An amount in major units, or a number of lines' })),
  found: Type.Optional(Type.String({ description: 'In the same form as expected' })),
})
export type LedgerFault = Static<typeof LedgerFault>

export const LedgerCheck = entity('LedgerCheck', {
  isSound: Type.Boolean(),
  faults: Type.Array(ref(LedgerFault)),
  hasMore: Type.Boolean({ description: 'There are more faults than these' }),
})
export type LedgerCheck = Static<typeof LedgerCheck>
