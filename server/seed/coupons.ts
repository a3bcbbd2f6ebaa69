import { CouponBusinessType, CouponType, CouponUseType } from '../contracts/enumerations.ts'
import { localised } from '../texts/localised.ts'

import type { Localised } from '../texts/localised.ts'
import type { coupons } from '../db/schema/index.ts'

type CouponRow = typeof coupons.$inferInsert

/** What every coupon of the demo shop has in common. */
const COMMON = {
  useType: CouponUseType.SHIPPING_FEE,
  businessType: CouponBusinessType.LOGISTICS_ORDER,
  currencyCode: 'CNY',
  minimumSpend: 0n,
  transportationChannelIds: [],
  perCustomer: 1,
  isInCentre: true,
}

const COUPONS: readonly Omit<CouponRow, 'displayOrder'>[] = [
  {
    ...amountOff('new-customer', 1500n, ['新客运费券', 'New customer coupon']),
    description: localised(
      '首单立减 15 元，领取后 30 天内有效。',
      '15 yuan off your first shipment, for 30 days.',
    ),
    validDays: 30,
  },
  {
    ...amountOff('over-200', 3000n, ['满 200 减 30', '30 off from 200']),
    description: localised('国际运费满 200 元可用。', 'From 200 yuan of shipping.'),
    minimumSpend: 20_000n,
    validDays: 60,
    perCustomer: 2,
  },
  {
    ...partOff('ten-percent', '0.10', ['运费九折券', '10% off shipping']),
    description: localised('最高抵扣 50 元。', 'At most 50 yuan off.'),
    maximumDiscount: 5000n,
    validDays: 30,
    stock: 500,
  },
  {
    ...partOff('sea-freight', '0.15', ['海运八五折券', '15% off sea freight']),
    description: localised('仅限海运渠道，最高抵扣 100 元。', 'For sea freight only, at most 100 yuan off.'),
    maximumDiscount: 10_000n,
    transportationChannelIds: ['sea-weight', 'sea-volume'],
    validDays: 90,
    stock: 200,
  },
  {
    ...amountOff('limited-ten', 1000n, ['限量 10 元券', 'Limited: 10 off']),
    description: localised('限量 100 张，领完为止。', 'Only 100 of them.'),
    stock: 100,
    validDays: 7,
  },
  {
    ...amountOff('weekend-20', 2000n, ['周末寄件券', 'Weekend coupon']),
    description: localised('国际运费满 150 元可用。', 'From 150 yuan of shipping.'),
    minimumSpend: 15_000n,
    stock: 12,
    validDays: 14,
  },
  {
    ...amountOff('early-bird', 500n, ['早鸟 5 元券', 'Early bird: 5 off']),
    description: localised('先到先得。', 'First come, first served.'),
    stock: 0,
    validDays: 30,
  },
  {
    ...amountOff('welcome-8', 800n, ['欢迎券', 'Welcome coupon']),
    description: localised('凭兑换码领取，满 50 元可用。', 'With a code; from 50 yuan of shipping.'),
    minimumSpend: 5000n,
    redeemCode: 'WELCOME8',
    isInCentre: false,
    validDays: 30,
  },
  {
    ...amountOff('courtesy', 2000n, ['客服关怀券', 'Courtesy coupon']),
    description: localised('客服赠送，下次寄件可用。', 'From customer service, for your next shipment.'),
    isInCentre: false,
    validDays: 60,
  },
]

/** The coupons of the centre, and those that are given out otherwise. */
export const COUPON_ROWS: CouponRow[] = COUPONS.map((coupon, displayOrder) => ({ ...coupon, displayOrder }))

function amountOff(id: string, discountAmount: bigint, name: readonly [string, string]) {
  return { ...COMMON, id, type: CouponType.COUPON, discountAmount, displayName: nameOf(name) }
}

function partOff(id: string, discountRate: string, name: readonly [string, string]) {
  return { ...COMMON, id, type: CouponType.DISCOUNT_VOUCHER, discountRate, displayName: nameOf(name) }
}

function nameOf([zhHans, en]: readonly [string, string]): Localised {
  return localised(zhHans, en)
}
