import { observer } from 'mobx-react'

import { dayText } from '@/i18n/dayText'
import { t } from '@/i18n'
import { formatDate, formatTime } from '@/model/format/relativeTime'
import { moneyText } from '@/model/money/money'
import { storeOrderTone, storePaymentState, type StoreOrder } from '@/model/store/storeOrder'
import { openPage } from '@/navigation/navigate'
import { assetUrl } from '@/platform/build/assetUrl'
import { Button } from '@/ui/control/Button'
import { StatusTag } from '@/ui/feedback/StatusTag'
import { RowCard } from '@/ui/list/RowCard'

import { optionText } from '../../../_shared/optionText'

/** What was bought, what it costs, and how it stands; an unpaid one can be paid. */
export const StoreOrderRow = observer(function StoreOrderRow({ order }: { order: StoreOrder }) {
  const { id, image, productDisplayName, statusDisplayName } = order
  const isDue = storePaymentState(order) === 'due'
  return (
    <RowCard
      isEven
      id={`store-order-${id}`}
      picture={assetUrl(image)}
      title={productDisplayName}
      status={<StatusTag tone={storeOrderTone(order)} text={statusDisplayName} />}
      number={optionText(order)}
      meta={metaText(order)}
      action={
        isDue ? (
          <Button
            id={`pay-${id}`}
            kind="secondary"
            size="s"
            onClick={() => void openPage('payStoreOrder', { id })}
          >
            {t('storeOrder.pay')}
          </Button>
        ) : undefined
      }
      onClick={() => void openPage('storeOrderDetail', { id })}
    />
  )
})

/** What it costs, and until when it can be paid or when it was placed. */
function metaText({ total, currencyCode, expirationTime, creationTime }: StoreOrder): string {
  const time = expirationTime
    ? t('storeOrderList.payBy', { time: formatTime(expirationTime) })
    : dayText(formatDate(creationTime))
  return `${moneyText(total, currencyCode)} · ${time}`
}
