import { t } from '@/i18n'
import type { CouponTime } from '@/model/coupon/couponTime'
import { formatDate } from '@/model/format/relativeTime'

/** When a coupon is valid, was used or expired. */
export function couponTimeText(time: CouponTime): string {
  switch (time.kind) {
    case 'valid':
      return untilText(time.lastDay)
    case 'notYet':
      return fromText(time.firstDay, time.lastDay)
    case 'expired':
      return time.lastDay === null ? '' : t('coupon.expiredOn', { day: time.lastDay })
    case 'used':
    case 'void': {
      const day = time.time && formatDate(time.time)
      return day === null ? '' : t(`coupon.${time.kind}On`, { day })
    }
  }
}

/** @param lastDay null if there's no end */
export function untilText(lastDay: string | null): string {
  return lastDay === null ? t('coupon.noEnd') : t('coupon.until', { day: lastDay })
}

/** @param to null if there's no end */
export function fromText(from: string, to: string | null): string {
  return to === null ? t('coupon.from', { day: from }) : t('coupon.fromTo', { from, to })
}

/** "3 days left"; undefined unless the coupon ends soon. */
export function hurryText(time: CouponTime): string | undefined {
  if (time.kind !== 'valid' || time.daysLeft === null) return undefined
  return time.daysLeft > 0 ? t('coupon.daysLeft', { count: time.daysLeft }) : t('coupon.lastDay')
}
