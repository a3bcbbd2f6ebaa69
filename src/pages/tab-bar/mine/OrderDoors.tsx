import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t, type MessageKey } from '@/i18n'
import type { OrdersAtHand } from '@/model/content/todo'
import { LogisticsOrderStatus as Status } from '@/model/enumerations/logisticsOrder'
import { badgeText } from '@/model/format/badgeText'
import { openPage } from '@/navigation/navigate'
import { useStores } from '@/stores/StoresContext'
import { Icon } from '@/ui/media/Icon'
import type { IconName } from '@/ui/media/iconNames'

import { FigureRow } from './FigureRow'

import './OrderDoors.scss'

interface Door {
  readonly count: keyof OrdersAtHand
  readonly icon: IconName
  readonly text: MessageKey
  /** The tab of the order list; after-sales has a list of its own. */
  readonly status?: Status
}

const DOORS: readonly Door[] = [
  { count: 'pendingPayment', icon: 'wallet', text: 'mine.toPay', status: Status.PendingPayment },
  { count: 'pendingShipment', icon: 'parcel', text: 'mine.toShip', status: Status.PendingShipment },
  { count: 'shipped', icon: 'truck', text: 'mine.onTheWay', status: Status.Shipped },
  { count: 'readyForPickup', icon: 'pickup', text: 'mine.toCollect', status: Status.ArrivedPickupStation },
  { count: 'openCases', icon: 'refresh', text: 'mine.afterSales' },
]

/** Shipment orders by stage, with counts; each opens the orders it counts. */
export const OrderDoors = observer(function OrderDoors() {
  const counts = useStores().todo.summary.value?.orders
  const figures = DOORS.map(({ count, icon, text, status }) => {
    const badge = badgeText(counts?.[count] ?? 0)
    return {
      id: `orders-${count}`,
      name: t(text),
      figure: (
        <View className="order-door">
          <Icon name={icon} size="l" />
          {badge !== null && <Text className="order-door__badge">{badge}</Text>}
        </View>
      ),
      onOpen: () =>
        void (status === undefined
          ? openPage('afterSalesList')
          : openPage('orderList', { status: String(status) })),
    }
  })
  return (
    <FigureRow
      title={t('mine.orders')}
      action={{ id: 'all-orders', text: t('common.all'), onClick: () => void openPage('orderList') }}
      figures={figures}
    />
  )
})
