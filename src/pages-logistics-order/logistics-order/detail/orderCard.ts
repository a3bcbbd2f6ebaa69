import { t } from '@/i18n'
import type { LogisticsOrder } from '@/model/order/orderDetail'
import { routeUrl } from '@/navigation/routes'

/** Opens the order's tracking, which shows strangers no names, addresses or amounts. */
export function orderCard({ code, statusDisplayName }: Pick<LogisticsOrder, 'code' | 'statusDisplayName'>) {
  return {
    title: `${t('app.name')} · ${code} ${statusDisplayName}`,
    url: routeUrl('tracking', { number: code }),
  }
}

/** For an order that hasn't loaded or isn't the customer's. */
export function plainCard() {
  return { title: t('share.title'), url: routeUrl('home', {}) }
}
