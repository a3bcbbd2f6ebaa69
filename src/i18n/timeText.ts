import { relativeTime } from '@/model/format/relativeTime'

import { t } from './'

/** Relative time in words, or a date; 刚刚 under five minutes (spec section 9). */
export function timeText(moment: Date, now = new Date()): string {
  const relative = relativeTime(moment, now)
  switch (relative.unit) {
    case 'now':
      return t('time.now')
    case 'date':
      return relative.text
    case 'minutes':
    case 'hours':
    case 'days':
      return t(`time.${relative.unit}`, { count: relative.count })
  }
}
