import { Type, type Static } from 'typebox'

import {
  CurrencyCode,
  Id,
  listFields,
  listRequest,
  MAX_PAGE_SIZE,
  Money,
  MoneyInput,
  Time,
} from './common.ts'
import {
  CouponBusinessTypeCode,
  CouponTypeCode,
  CouponUseTypeCode,
  MyCouponStatusCode,
} from './enumerations.ts'
import { closed, entity, nullable, page, ref, words } from './schema.ts'
import { IdCode } from './warehouse.ts'

/** What happens to a coupon in a customer's hands. */
export const MY_COUPON_MOVES = ['collect', 'redeem', 'grant', 'use', 'giveBack', 'expire', 'void'] as const
export type MyCouponMove = (typeof MY_COUPON_MOVES)[number]

/** Why a coupon can't be used for a bill, or collected. */
export const COUPON_REASONS = [
  'NotYetValid',
  'Expired',
  'AlreadyUsed',
  'Void',
  'OtherBusiness',
  'OtherCurrency',
  'MinimumSpend',
  'OtherChannel',
  'NothingToTakeOff',
  'OutOfStock',
  'AlreadyCollected',
] as const
export type CouponReason = (typeof COUPON_REASONS)[number]
export const CouponReasonWord = words('CouponReason', COUPON_REASONS)

const Channel = closed({ id: Id, displayName: Type.String() })
const Day = Type.String({ format: 'date', description: 'By the warehouse’s calendar' })

const TERM_FIELDS = {
  couponType: ref(CouponTypeCode),
  couponTypeDisplayName: Type.String(),
  useType: ref(CouponUseTypeCode),
  useTypeDisplayName: Type.String(),
  businessType: ref(CouponBusinessTypeCode),
  displayName: Type.String(),
  description: Type.String(),
  currencyCode: CurrencyCode,
  discountAmount: nullable(Money),
  discountRate: nullable(Type.String({ description: 'The discount as a decimal string: 0.10 is 10% off' })),
  maximumDiscount: nullable(Money),
  minimumSpend: Money,
  transportationChannels: Type.Array(Channel, { description: 'Empty: every channel' }),
}

const MY_COUPON_FIELDS = {
  ...TERM_FIELDS,
  id: Id,
  couponId: Id,
  status: ref(MyCouponStatusCode),
  statusDisplayName: Type.String(),
  validFrom: Time,
  validUntil: nullable(Time),
  hasBegun: Type.Boolean({ description: 'False until it is valid' }),
  firstDay: Day,
  lastDay: nullable(Day),
  daysLeft: nullable(
    Type.Integer({ description: 'Days until the last day, 0 on that day, negative after it' }),
  ),
  orderId: nullable(Id),
  usedTime: nullable(Time),
  voidTime: nullable(Time),
  creationTime: Time,
}

export const MyCoupon = entity('MyCoupon', MY_COUPON_FIELDS)
export type MyCoupon = Static<typeof MyCoupon>
export const MyCouponPage = page('MyCouponPage', MyCoupon)

/** `validUntil asc` puts the coupon that ends first on top, and those without an end last. */
const MINE_SORTING = ['creationTime desc', 'validUntil asc'] as const
export type MyCouponSorting = (typeof MINE_SORTING)[number]

export const MyCouponListRequest = listRequest('MyCouponListRequest', MINE_SORTING, {
  status: Type.Optional(ref(MyCouponStatusCode)),
  statuses: Type.Optional(Type.Array(ref(MyCouponStatusCode), { maxItems: 4, description: 'Any of these' })),
})
export type MyCouponListRequest = Static<typeof MyCouponListRequest>

export const CentreCoupon = entity('CentreCoupon', {
  ...TERM_FIELDS,
  id: Id,
  validFrom: nullable(Time),
  validUntil: nullable(Time),
  firstDay: nullable(Day),
  lastDay: nullable(Day),
  validDays: nullable(Type.Integer({ description: 'For how many days it is valid once collected' })),
  isCollected: Type.Boolean(),
  canUse: Type.Boolean({ description: 'The customer has one that is valid now' }),
  stockLeft: nullable(Type.Integer({ minimum: 0, description: 'Null: as many as are asked for' })),
  canCollect: Type.Boolean(),
  reason: nullable(ref(CouponReasonWord)),
  reasonDisplayName: nullable(Type.String({ description: 'Why it can’t be collected' })),
})
export type CentreCoupon = Static<typeof CentreCoupon>
export const CentreCouponPage = page('CentreCouponPage', CentreCoupon)
export const CentreCouponListRequest = listRequest('CentreCouponListRequest', ['displayOrder asc'], {})
export type CentreCouponListRequest = Static<typeof CentreCouponListRequest>

export const RedeemCouponRequest = entity('RedeemCouponRequest', {
  code: Type.String({
    minLength: 1,
    maxLength: 60,
    pattern: '\\S',
    description: 'Spaces, lower case and full-width letters make no difference',
  }),
})

export const GrantCouponRequest = entity('GrantCouponRequest', { idCode: IdCode })

export const ApplicableCouponRequest = entity('ApplicableCouponRequest', {
  businessType: ref(CouponBusinessTypeCode),
  shippingFee: Type.String({ ...MoneyInput, description: 'International shipping, before discounts' }),
  currencyCode: CurrencyCode,
  transportationChannelId: Type.Optional(Id),
  ...listFields(['discount desc'], {}, MAX_PAGE_SIZE),
})
export type ApplicableCouponRequest = Static<typeof ApplicableCouponRequest>

export const ApplicableCoupon = entity('ApplicableCoupon', {
  ...MY_COUPON_FIELDS,
  isUsable: Type.Boolean(),
  discount: Type.String({ ...Money, description: 'What it takes off; not negative' }),
  reason: nullable(ref(CouponReasonWord)),
  reasonDisplayName: nullable(Type.String({ description: 'Why it can’t be used' })),
})
export type ApplicableCoupon = Static<typeof ApplicableCoupon>

export const ApplicableCouponList = entity('ApplicableCouponList', {
  items: Type.Array(ref(ApplicableCoupon), { description: 'Usable ones first, best first' }),
  totalCount: Type.Integer(),
})
