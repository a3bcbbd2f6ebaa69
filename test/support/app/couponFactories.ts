import type { Dto } from '@/api/dto'

type Terms = Pick<Dto<'MyCoupon'>, keyof Dto<'MyCoupon'> & keyof Dto<'CentreCoupon'>>

/** ¥15 off a shipment order, for every delivery method. */
const terms = {
  couponType: 10,
  couponTypeDisplayName: '优惠券',
  useType: 10,
  useTypeDisplayName: '运费券',
  businessType: 20,
  description: '',
  currencyCode: 'CNY',
  discountAmount: '15.00',
  discountRate: null,
  maximumDiscount: null,
  minimumSpend: '0.00',
  transportationChannels: [],
} satisfies Partial<Terms>

/** A coupon that can be used, and has no end. */
export function aMyCouponDto(id: string, overrides: Partial<Dto<'MyCoupon'>> = {}): Dto<'MyCoupon'> {
  return {
    ...terms,
    id,
    couponId: `kind-${id}`,
    displayName: `券 ${id}`,
    status: 1,
    statusDisplayName: '可用',
    validFrom: '2026-01-01T00:00:00Z',
    validUntil: null,
    hasBegun: true,
    firstDay: '2026-01-01',
    lastDay: null,
    daysLeft: null,
    orderId: null,
    usedTime: null,
    voidTime: null,
    creationTime: '2026-01-01T00:00:00Z',
    ...overrides,
  }
}

/** A coupon with unlimited stock, valid for thirty days once collected. */
export function aCentreCouponDto(
  id: string,
  overrides: Partial<Dto<'CentreCoupon'>> = {},
): Dto<'CentreCoupon'> {
  return {
    ...terms,
    id,
    displayName: `券 ${id}`,
    validFrom: null,
    validUntil: null,
    firstDay: null,
    lastDay: null,
    validDays: 30,
    isCollected: false,
    canUse: false,
    stockLeft: null,
    canCollect: true,
    reason: null,
    reasonDisplayName: null,
    ...overrides,
  }
}
