import { observer } from 'mobx-react'

import type { ParcelDetail } from '@/model/parcel/parcel'
import { isParcelCancellable } from '@/model/parcel/parcelCare'

import { CancelButton } from './CancelButton'
import { DeclarationCard } from './DeclarationCard'
import { DeliveredHelp } from './DeliveredHelp'
import { HistoryCard } from './HistoryCard'
import { MeasuresCard } from './MeasuresCard'
import { NeedHelp } from './NeedHelp'
import { OpenCases } from './OpenCases'
import type { ParcelDetailStore } from './ParcelDetailStore'
import { ParcelHead } from './ParcelHead'
import { StorageCard } from './StorageCard'
import { WarehouseCard } from './WarehouseCard'

interface Props {
  readonly store: ParcelDetailStore
  readonly parcel: ParcelDetail
}

export const DetailContent = observer(function DetailContent({ store, parcel }: Props) {
  return (
    <>
      <ParcelHead parcel={parcel} />
      <DeliveredHelp parcel={parcel} />
      <OpenCases cases={store.openCases.value ?? []} />
      <MeasuresCard parcel={parcel} />
      {parcel.storage && <StorageCard storage={parcel.storage} />}
      <WarehouseCard parcel={parcel} />
      <HistoryCard logs={parcel.logs} />
      {parcel.isDeclared && <DeclarationCard parcel={parcel} />}
      <NeedHelp parcel={parcel} />
      {isParcelCancellable(parcel) && <CancelButton store={store} />}
    </>
  )
})
