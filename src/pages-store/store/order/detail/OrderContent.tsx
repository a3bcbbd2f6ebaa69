import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { formatDateTime } from '@/model/format/relativeTime'
import { moneyText } from '@/model/money/money'
import { isExpired, storeOrderTone, storePaymentState, type StoreOrderDetail } from '@/model/store/storeOrder'
import { openPage } from '@/navigation/navigate'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { StatusHead } from '@/ui/layout/StatusHead'
import { Timeline } from '@/ui/layout/Timeline'

import { GoodsCard } from '../../../_shared/GoodsCard'
import { optionText } from '../../../_shared/optionText'
import { PayByNotice } from '../../../_shared/PayByNotice'
import { CancelButton } from './CancelButton'
import type { StoreOrderDetailStore } from './StoreOrderDetailStore'

interface Props {
  readonly store: StoreOrderDetailStore
  readonly order: StoreOrderDetail
}

export const OrderContent = observer(function OrderContent({ store, order }: Props) {
  const { statusDisplayName, productId, parcelId, currencyCode, logs } = order
  return (
    <>
      <StatusHead
        id="order-status"
        tone={storeOrderTone(order)}
        title={statusDisplayName}
        text={t(`storeOrderDetail.news.${newsOf(order)}`)}
      />
      <PayByNotice until={order.expirationTime} onEnd={store.reload} />
      <GoodsCard
        image={order.image}
        name={order.productDisplayName}
        option={optionText(order)}
        price={moneyText(order.unitPrice, currencyCode)}
        onOpen={() => void openPage('product', { id: productId })}
      />
      {parcelId !== null && (
        <CellGroup>
          <Cell
            id="open-parcel"
            icon="parcel"
            title={t('storeOrderDetail.parcel')}
            description={t('storeOrderDetail.parcelHint')}
            onClick={() => void openPage('parcelDetail', { id: parcelId })}
          />
        </CellGroup>
      )}
      <Card id="order-facts">
        <DescriptionList entries={factsOf(order)} />
      </Card>
      <Card id="order-log" title={t('storeOrderDetail.log')}>
        <Timeline
          entries={logs.map(({ id, description, time }) => ({
            id,
            text: description,
            time: formatDateTime(time),
          }))}
          moreText={t('common.more')}
          lessText={t('common.less')}
        />
      </Card>
      {storePaymentState(order) === 'due' && <CancelButton store={store} />}
    </>
  )
})

function newsOf(order: StoreOrderDetail): 'due' | 'paid' | 'expired' | 'cancelled' {
  if (isExpired(order)) return 'expired'
  const state = storePaymentState(order)
  return state === 'notDue' ? 'due' : state
}

function factsOf(order: StoreOrderDetail) {
  const { code, creationTime, unitPrice, quantity, total, currencyCode, remarks } = order
  return [
    { term: t('storeOrder.code'), text: code },
    { term: t('storeOrderDetail.placed'), text: formatDateTime(creationTime) },
    { term: t('storeOrderDetail.unitPrice'), text: moneyText(unitPrice, currencyCode) },
    { term: t('storeOrderDetail.quantity'), text: String(quantity) },
    { term: t('storeOrder.total'), text: moneyText(total, currencyCode) },
    ...(remarks === null ? [] : [{ term: t('storeOrderDetail.remarks'), text: remarks }]),
  ]
}
