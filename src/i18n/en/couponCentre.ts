import type { couponCentre as source } from '../zh-Hans/couponCentre'

export const couponCentre: Record<keyof typeof source, string> = {
  'title.couponList': 'Coupon centre',
  'couponCentre.gate': 'Sign in to collect coupons',
  'couponCentre.empty': 'No coupons to collect at the moment',
  'couponCentre.code': 'Redeem a code',
  'couponCentre.codeExample': 'e.g. WELCOME8',
  'couponCentre.codeHelp': 'Capitals and spaces don’t matter.',
  'couponCentre.redeem': 'Redeem',
  'couponCentre.collect': 'Collect',
  'couponCentre.collectAgain': 'Collect another',
  'couponCentre.use': 'Use it',
  'couponCentre.done': 'Collected',
  'couponCentre.soldOut': 'All gone',
  'couponCentre.left': '[[count]] left',
  'couponCentre.fewLeft': 'Only [[count]] left',
  'couponCentre.days': 'Valid for [[count]] [[count|day|days]] once collected',
  'couponCentre.daysUntil':
    'Valid for [[count]] [[count|day|days]] once collected, until [[day]] at the latest',
  'couponCentre.collected': 'Collected. It’s in My coupons.',
  'couponCentre.received': 'Redeemed',
  'couponCentre.receivedText': '“[[name]]” is in My coupons. [[time]].',
  'couponCentre.toMine': 'View my coupons',
  'couponCentre.goOn': 'Collect more',
}
