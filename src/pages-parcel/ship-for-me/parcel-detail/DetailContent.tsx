import { observer } from 'mobx-react'

import type { ParcelDetail } from '@/model/parcel/parcel'
import { isParcelCancellable } from '@/model/parcel/parcelCare'
import { customsDoors } from '@/navigation/customsDoors'
import { openPage } from '@/navigation/navigate'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { RevealTogether } from '@/ui/feedback/RevealTogether'
import { ReadinessCard } from '@/ui/customs/ReadinessCard'

import { CancelButton } from './CancelButton'
import { DeclarationCard } from './DeclarationCard'
import { DeliveredHelp } from './DeliveredHelp'
import { HistoryCard } from './HistoryCard'
import { MeasuresCard } from './MeasuresCard'
import { NeedHelp } from './NeedHelp'
import { OpenCases } from './OpenCases'
import { OrderCell } from './OrderCell'
import type { ParcelDetailStore } from './ParcelDetailStore'
import { ParcelHead } from './ParcelHead'
import { ServicesCard } from './services/ServicesCard'
import { TrackLinks } from './TrackLinks'

interface Props {
  readonly store: ParcelDetailStore
  readonly parcel: ParcelDetail
  readonly isPanel?: boolean
}

export const DetailContent = observer(function DetailContent({ store, parcel, isPanel = false }: Props) {
  return (
    <RevealTogether resources={store.firstReads} skeleton={<DetailSkeleton />}>
      <ParcelHead parcel={parcel} isPanel={isPanel} />
      <DeliveredHelp parcel={parcel} />
      <OpenCases cases={store.openCases.value ?? []} />
      <MeasuresCard parcel={parcel} />
      {store.isForCustoms && <ReadinessCard readiness={store.customs} {...doorsOf(store)} />}
      <DeclarationCard parcel={parcel} />
      <ServicesCard store={store.services} parcel={parcel} />
      <OrderCell shipment={parcel.shipment} />
      <HistoryCard logs={parcel.logs} />
      <TrackLinks parcel={parcel} />
      <NeedHelp parcel={parcel} />
      {isParcelCancellable(parcel) && <CancelButton store={store} />}
    </RevealTogether>
  )
})

function doorsOf({ customs }: ParcelDetailStore) {
  const { addressId = null, regionGroup } = customs.value ?? {}
  const to = regionGroup ? { to: regionGroup.id } : {}
  return customsDoors(addressId, () => void openPage('deliveryMethods', to))
}
