import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { isCaseOpen } from '@/model/care/afterSales'
import { orderCaseKinds } from '@/model/care/orderCaseKinds'
import type { LogisticsOrder } from '@/model/order/orderDetail'
import { openPage } from '@/navigation/navigate'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'

import type { OrderDetailStore } from './OrderDetailStore'

const ICONS = { CLAIM: 'alert', MISSING: 'parcel-search', WEIGHT_DISPUTE: 'scale' } as const

interface Props {
  readonly store: OrderDetailStore
  readonly order: LogisticsOrder
}

/**
 * The order's after-sales cases, the kinds that can still be opened, and customer service. A question about a charge
 * starts from its line of the bill.
 */
export const HelpCells = observer(function HelpCells({ store, order }: Props) {
  const cases = store.cases.value ?? []
  const isAsked = (kind: string) => cases.some((one) => one.kind === kind && isCaseOpen(one))
  return (
    <CellGroup title={t('orderDetail.help')}>
      {cases.map(({ id, kindDisplayName, code, statusDisplayName }) => (
        <Cell
          key={id}
          id={`case-${id}`}
          icon="info"
          title={kindDisplayName}
          description={code}
          value={statusDisplayName}
          onClick={() => void openPage('afterSalesDetail', { id })}
        />
      ))}
      {orderCaseKinds(order).map(
        (kind) =>
          kind !== 'BILL_DISPUTE' &&
          !isAsked(kind) && (
            <Cell
              key={kind}
              id={`report-${kind}`}
              icon={ICONS[kind]}
              title={t(`orderDetail.report.${kind}`)}
              onClick={() => void openPage('createAfterSales', { orderId: order.id, kind })}
            />
          ),
      )}
      <Cell
        id="to-service"
        icon="headset"
        title={t('title.customerService')}
        onClick={() => void openPage('customerService')}
      />
      <Cell
        id="to-cases"
        icon="list"
        title={t('orderDetail.allCases')}
        onClick={() => void openPage('afterSalesList')}
      />
    </CellGroup>
  )
})
