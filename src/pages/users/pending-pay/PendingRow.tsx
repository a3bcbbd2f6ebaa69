import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { OrderKind } from '@/model/enumerations/logisticsOrder'
import { formatDate, formatDateTime } from '@/model/format/relativeTime'
import { currencySymbol } from '@/model/money/money'
import { formatNumber } from '@/model/format/formatNumber'
import type { PendingPay } from '@/model/order/pendingPay'
import { openPage } from '@/navigation/navigate'
import { assetUrl } from '@/platform/build/assetUrl'
import { Button } from '@/ui/control/Button'
import { CheckMark } from '@/ui/form/CheckMark'
import { RowCard } from '@/ui/list/RowCard'
import { MoneyText } from '@/ui/money/MoneyText'

import { reasonText } from './reasonText'
import type { PendingPayStore } from './PendingPayStore'

interface Props {
  readonly store: PendingPayStore
  readonly entry: PendingPay
}

/** An order to choose for paying; it also leads to its bill, or to the mall order. */
export const PendingRow = observer(function PendingRow({ store, entry }: Props) {
  const { id, kind, code, displayName, image, total, currencyCode } = entry
  const isChosen = store.selection.chosenIds.includes(id)
  const problem = store.notPaid.find((one) => one.entry.id === id)
  return (
    <RowCard
      id={`pending-${id}`}
      role="checkbox"
      isSelected={isChosen}
      mark={<CheckMark isChecked={isChosen} />}
      icon="truck"
      picture={image === null ? undefined : assetUrl(image)}
      title={displayName}
      number={code}
      status={<MoneyText symbol={currencySymbol(currencyCode)} amount={formatNumber(total)} />}
      meta={problem ? reasonText(problem) : waitText(entry)}
      metaTone={problem ? 'danger' : 'neutral'}
      action={kind === OrderKind.STORE_PARCEL ? <OrderButton id={id} /> : <BillButton id={id} />}
      onClick={() => store.selection.toggle(id)}
    />
  )
})

const BillButton = observer(function BillButton({ id }: { id: string }) {
  return (
    <Button id={`bill-${id}`} kind="text" size="s" onClick={() => void openPage('payOrder', { id })}>
      {t('pendingPay.bill')}
    </Button>
  )
})

const OrderButton = observer(function OrderButton({ id }: { id: string }) {
  return (
    <Button id={`order-${id}`} kind="text" size="s" onClick={() => void openPage('storeOrderDetail', { id })}>
      {t('pendingPay.order')}
    </Button>
  )
})

function waitText({ creationTime, expirationTime }: PendingPay): string {
  return expirationTime === null
    ? t('pendingPay.since', { date: formatDate(creationTime) })
    : t('pendingPay.until', { time: formatDateTime(expirationTime) })
}
