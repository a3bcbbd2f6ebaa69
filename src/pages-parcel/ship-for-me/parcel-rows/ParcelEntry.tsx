import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { Parcel } from '@/model/parcel/parcel'
import { parcelAction } from '@/model/parcel/parcelCare'
import { openPage } from '@/navigation/navigate'
import { Button } from '@/ui/control/Button'
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
  const isToDeclare = parcelAction(parcel) === 'declare'
  const { tap, gestures } = useLongPress(
    () => void copyWithToast(expressNumber),
    () => onOpen(id),
  )
  return (
    <ParcelRow
      parcel={parcel}
      isEven
      gestures={gestures}
      action={isToDeclare ? <DeclareButton expressNumber={expressNumber} /> : undefined}
      onOpen={tap}
    />
  )
})

const DeclareButton = observer(function DeclareButton({ expressNumber }: { expressNumber: string }) {
  return (
    <Button
      id={`declare-${expressNumber}`}
      kind="secondary"
      size="s"
      onClick={() => void openPage('createParcel', { expressNumber })}
    >
      {t('parcel.declareShort')}
    </Button>
  )
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
