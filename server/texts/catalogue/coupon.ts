import type { Catalogue } from './Catalogue.ts'

/** Coupons. */
export const couponTexts = {
  'error.CouponUnknown': ['没有这张优惠券', 'There is no such coupon'],
  'error.CouponNotUsable': ['这张优惠券不能使用：{reason}', 'This coupon can’t be used: {reason}'],
  'error.CouponNotCollectable': ['无法领取：{reason}', 'It can’t be collected: {reason}'],
  'error.CouponCodeUnknown': [
    '没有这个兑换码，请核对后重试',
    'There is no such code. Please check it and try again',
  ],
  'error.CouponCodeRefused': ['这个兑换码无法兑换：{reason}', 'This code can’t be redeemed: {reason}'],
  'error.CouponMoveRefused': [
    '优惠券当前状态为“{status}”，不能进行此操作',
    'The coupon is “{status}”, so this can’t be done',
  ],
  'couponReason.NotYetValid': ['尚未到可用时间', 'it is not valid yet'],
  'couponReason.Expired': ['已过期', 'it has expired'],
  'couponReason.AlreadyUsed': ['已使用', 'it has been used'],
  'couponReason.Void': ['已作废', 'it is void'],
  'couponReason.OtherBusiness': ['不适用于该业务', 'it is for another kind of bill'],
  'couponReason.OtherCurrency': ['币种不符', 'it is in another currency'],
  'couponReason.MinimumSpend': ['国际运费未达到使用门槛', 'the shipping fee is below its minimum spend'],
  'couponReason.OtherChannel': ['不适用于所选运送方式', 'it is not for this delivery method'],
  'couponReason.NothingToTakeOff': ['没有可抵扣的运费', 'there is no shipping fee to take off'],
  'couponReason.OutOfStock': ['已被领完', 'all have been collected'],
  'couponReason.AlreadyCollected': ['您已经领取过', 'you have collected it already'],
  'myCouponStatus.1': ['可用', 'Available'],
  'myCouponStatus.10': ['已使用', 'Used'],
  'myCouponStatus.20': ['已过期', 'Expired'],
  'myCouponStatus.30': ['已作废', 'Void'],
  'couponType.10': ['优惠券', 'Coupon'],
  'couponType.20': ['折扣券', 'Discount voucher'],
  'couponUseType.10': ['运费券', 'Shipping-fee coupon'],
} as const satisfies Catalogue
