import { t } from '@/i18n'
import type { LogisticsOrder } from '@/model/order/orderDetail'
import { routeUrl } from '@/navigation/routes'
import { cardPicture } from '@/stores/share/cardPicture'

import packagedPicture from './share-card.jpg'

/** Opens the order's tracking, which shows strangers no names, addresses or amounts. */
export function orderCard({ code, statusDisplayName }: Pick<LogisticsOrder, 'code' | 'statusDisplayName'>) {
  return {
    title: `${t('app.name')} · ${code} ${statusDisplayName}`,
    url: routeUrl('tracking', { number: code }),
    picture: cardPicture('tracking'),
    packagedPicture,
  }
}

/** For an order that hasn't loaded or isn't the customer's. */
export function plainCard() {
  return { title: t('share.title'), url: routeUrl('home', {}) }
}
