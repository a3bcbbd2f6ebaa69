import { t } from '@/i18n'
import type { LogisticsOrder } from '@/model/order/orderDetail'
import { routeUrl } from '@/navigation/routes'

/** Leads to the order's tracking, which tells strangers neither names nor addresses nor amounts. */
export function orderCard({ code, statusDisplayName }: Pick<LogisticsOrder, 'code' | 'statusDisplayName'>) {
  return {
    title: `${t('app.name')} · ${code} ${statusDisplayName}`,
    url: routeUrl('tracking', { number: code }),
  }
}

/** While the order is unknown, or somebody else's. */
export function plainCard() {
  return { title: t('share.title'), url: routeUrl('home', {}) }
}
