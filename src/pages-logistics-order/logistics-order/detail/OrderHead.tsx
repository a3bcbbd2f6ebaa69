import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { dayText } from '@/i18n/dayText'
import { formatDate } from '@/model/format/relativeTime'
import { moneyText } from '@/model/money/money'
import { usesCoupon } from '@/model/order/billComparison'
import { ORDER_STEPS, orderNews, orderNextStep, orderStepIndex, orderTone } from '@/model/order/orderGuidance'
import type { LogisticsOrderDetail } from '@/model/order/orderDetail'
import { ProgressSteps } from '@/ui/layout/ProgressSteps'
import { StatusHead } from '@/ui/layout/StatusHead'

/** How far the order has come, and what happens next. */
export const OrderHead = observer(function OrderHead({ order }: { order: LogisticsOrderDetail }) {
  const { statusDisplayName, total, currencyCode } = order
  const isDue = orderNextStep(order) === 'pay'
  return (
    <StatusHead
      id="order-status"
      tone={orderTone(order)}
      title={isDue ? `${statusDisplayName} ${moneyText(total, currencyCode)}` : statusDisplayName}
      text={[newsText(order), ...termTexts(order)].join('\n')}
    >
      <Steps order={order} />
    </StatusHead>
  )
})

const Steps = observer(function Steps({ order }: { order: LogisticsOrderDetail }) {
  const current = orderStepIndex(order)
  if (current === null) return null
  const steps = ORDER_STEPS.map((id) => ({ id, name: t(`orderDetail.step.${id}`) }))
  return <ProgressSteps steps={steps} current={current} />
})

/** Until when it can be paid, and from when that costs more. */
function termTexts({ paymentTerm: term }: LogisticsOrderDetail): string[] {
  if (!term) return []
  const { lastFreeDay, dailyFee, currencyCode } = term
  const last = dayText(term.lastDay)
  if (lastFreeDay === null) return [t('orderDetail.term.last', { last })]
  const fee = moneyText(dailyFee, currencyCode)
  return [t('orderDetail.term.free', { day: dayText(lastFreeDay), fee, last })]
}

function newsText(order: LogisticsOrderDetail): string {
  const news = orderNews(order)
  switch (news.kind) {
    case 'processing':
    case 'weighing':
      return t(`orderDetail.news.${news.kind}`, { count: news.parcels })
    case 'waiting':
      return t('orderDetail.news.waiting', { destination: news.destination })
    case 'carried':
      return t('orderDetail.news.carried', { carrier: news.carrier })
    case 'collectAt':
      return news.pickupCode === null
        ? t('orderDetail.news.collectAt', { station: news.station })
        : t('orderDetail.news.collectWith', { station: news.station, code: news.pickupCode })
    case 'confirm':
      return t('orderDetail.news.confirm', { date: dayText(formatDate(news.until)) })
    case 'cancelled':
      return t(usesCoupon(order) ? 'orderDetail.news.cancelledCoupon' : 'orderDetail.news.cancelled')
    default:
      return t(`orderDetail.news.${news.kind}`)
  }
}
