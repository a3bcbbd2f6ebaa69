import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { moneyText } from '@/model/money/money'
import { CheckRow } from '@/ui/form/CheckRow'
import { Card } from '@/ui/layout/Card'
import { SectionHead } from '@/ui/layout/SectionHead'
import { SettlementCard } from '@/ui/money/SettlementCard'

import { PendingRow } from './PendingRow'
import type { PendingPayStore } from './PendingPayStore'

/** What waits for money by kind, and what paying the chosen part leaves of the balance. */
export const PendingSections = observer(function PendingSections({ store }: { store: PendingPayStore }) {
  const { selection, settlement } = store
  const { orders, storeOrders } = selection
  const currencyCode = [...orders, ...storeOrders][0]?.currencyCode ?? ''
  return (
    <>
      {orders.length > 0 && (
        <View id="pending-orders">
          <SectionHead title={t('pendingPay.orders')} />
          <BatchRow store={store} />
          {orders.map((entry) => (
            <PendingRow key={entry.id} store={store} entry={entry} />
          ))}
        </View>
      )}
      {storeOrders.length > 0 && (
        <View id="pending-store-orders">
          <SectionHead title={t('pendingPay.storeOrders')} />
          {storeOrders.map((entry) => (
            <PendingRow key={entry.id} store={store} entry={entry} />
          ))}
        </View>
      )}
      {settlement && <SettlementCard settlement={settlement} currencyCode={currencyCode} />}
    </>
  )
})

/** Chooses all shipment orders at once. */
const BatchRow = observer(function BatchRow({ store }: { store: PendingPayStore }) {
  const { batch, isBatchChosen, toggleBatch } = store.selection
  if (batch === null) return null
  return (
    <Card>
      <CheckRow
        id="pending-batch"
        title={t('pendingPay.all', { count: batch.orderIds.length })}
        isChecked={isBatchChosen}
        aside={moneyText(batch.total, batch.currencyCode)}
        onToggle={toggleBatch}
      />
    </Card>
  )
})
