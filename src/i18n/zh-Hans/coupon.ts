export const coupon = {
  'title.myCoupon': '我的优惠券',
  'myCoupon.empty': '这里还没有内容',
} as const
