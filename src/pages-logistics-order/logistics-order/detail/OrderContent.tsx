import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { isOrderUnpaid, orderNextStep } from '@/model/order/orderGuidance'
import type { LogisticsOrderDetail } from '@/model/order/orderDetail'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { RevealTogether } from '@/ui/feedback/RevealTogether'

import { AutoPayCard } from './AutoPayCard'
import { BillCard } from './BillCard'
import { BoxesCard } from './BoxesCard'
import { CancelButton } from './CancelButton'
import { HelpCells } from './HelpCells'
import { LogCard } from './LogCard'
import { NotesCard } from './NotesCard'
import type { OrderDetailStore } from './OrderDetailStore'
import { OrderHead } from './OrderHead'
import { ParcelsCard } from './ParcelsCard'
import { ReceiverCard } from './ReceiverCard'
import { ReviewCard } from './ReviewCard'
import { ShipmentCard } from './ShipmentCard'
import { StationCard } from './StationCard'

import './OrderContent.scss'

interface Props {
  readonly store: OrderDetailStore
  readonly order: LogisticsOrderDetail
}

/** In two columns on desktops: the bill stays in view beside everything else. */
export const OrderContent = observer(function OrderContent({ store, order }: Props) {
  const isUnpaid = isOrderUnpaid(order)
  const isToCollect = orderNextStep(order) === 'collect'
  return (
    <RevealTogether
      resources={[store.logs, store.stations, store.balance, store.cases]}
      skeleton={<DetailSkeleton />}
    >
      <OrderHead order={order} />
      {isToCollect && <StationCard order={order} stations={store.stations} />}
      <View className="order-content">
        <View className="order-content__bill">
          <BillCard order={order} cases={store.cases.value ?? []} />
          {isUnpaid && <AutoPayCard store={store} order={order} />}
        </View>
        <View className="order-content__rest">
          {!isToCollect && <StationCard order={order} stations={store.stations} />}
          <ReceiverCard order={order} />
          <BoxesCard order={order} />
          <ParcelsCard order={order} />
          <ShipmentCard order={order} />
          <NotesCard order={order} />
          <ReviewCard order={order} />
          <LogCard logs={store.logs} />
          <HelpCells store={store} order={order} />
          {isUnpaid && <CancelButton store={store} order={order} />}
        </View>
      </View>
    </RevealTogether>
  )
})
