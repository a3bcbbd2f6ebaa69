import { t } from '@/i18n'
import { dayText } from '@/i18n/dayText'
import { formatDate } from '@/model/format/relativeTime'
import { moneyText } from '@/model/money/money'
import type { ParcelNews } from '@/model/parcel/parcelStage'

/** The news in a sentence. */
export function newsText(news: ParcelNews): string {
  switch (news.kind) {
    case 'declare':
    case 'collect':
      return t(`parcel.news.${news.kind}`)
    case 'free':
      return t('parcel.news.free', { date: dayText(news.lastFreeDay), days: news.days })
    case 'lastFreeDay':
      return t('parcel.news.lastFreeDay', { fee: moneyText(news.dailyFee, news.currencyCode) })
    case 'overdue':
      return t('parcel.news.overdue', {
        date: dayText(news.lastFreeDay),
        fee: moneyText(news.fee, news.currencyCode),
      })
    case 'packing':
      return t('parcel.news.packing', { order: news.order })
    case 'carried': {
      const { carrier, number, since } = news
      return t('parcel.news.carried', { carrier, number, date: dayText(formatDate(since)) })
    }
    case 'collectAt':
      return news.pickupCode === null
        ? t('parcel.news.collectAt', { station: news.station, hours: news.hours })
        : t('parcel.news.collectWith', {
            station: news.station,
            hours: news.hours,
            code: news.pickupCode,
          })
    default:
      return t(`parcel.news.${news.kind}`, { date: dayText(formatDate(news.since)) })
  }
}
