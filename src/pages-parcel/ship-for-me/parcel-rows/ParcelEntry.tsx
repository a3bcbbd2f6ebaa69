import { observer } from 'mobx-react'

import type { Parcel } from '@/model/parcel/parcel'
import { CheckMark } from '@/ui/form/CheckMark'
import { copyWithToast } from '@/ui/feedback/copyWithToast'
import { ParcelRow } from '@/ui/parcel/ParcelRow'

import { useLongPress } from './useLongPress'

interface Props {
  readonly parcel: Parcel
  readonly onOpen: (id: string) => void
}

/** Parcel row: a tap opens it, a long press copies its number. */
export const ParcelEntry = observer(function ParcelEntry({ parcel, onOpen }: Props) {
  const { id, expressNumber } = parcel
  const { tap, gestures } = useLongPress(
    () => void copyWithToast(expressNumber),
    () => onOpen(id),
  )
  return <ParcelRow parcel={parcel} isEven gestures={gestures} onOpen={tap} />
})

interface TickProps {
  readonly parcel: Parcel
  readonly isTicked: (id: string) => boolean
  readonly onToggle: (parcel: Parcel) => void
}

/** Parcel row for selecting: a tap ticks it, a long press copies its number. */
export const TickableParcel = observer(function TickableParcel({ parcel, isTicked, onToggle }: TickProps) {
  const isSelected = isTicked(parcel.id)
  const { tap, gestures } = useLongPress(
    () => void copyWithToast(parcel.expressNumber),
    () => onToggle(parcel),
  )
  return (
    <ParcelRow
      parcel={parcel}
      isEven
      role="checkbox"
      isSelected={isSelected}
      mark={<CheckMark isChecked={isSelected} />}
      gestures={gestures}
      onOpen={tap}
    />
  )
})
