import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { numberText, type Parcel } from '@/model/parcel'
import { parcelNextStep, parcelTone } from '@/model/parcelGuidance'
import { StatusHead } from '@/ui/StatusHead'
import { StatusTag } from '@/ui/StatusTag'
import { copyAndTell } from '@/ui/copyAndTell'

/** Where the parcel is, its number, and what happens next. */
export const ParcelHead = observer(function ParcelHead({ parcel }: { parcel: Parcel }) {
  const copy = () => void copyAndTell(parcel.expressNumber)
  return (
    <StatusHead
      id="parcel-status"
      title={parcel.declaredName ?? t('parcel.undeclared')}
      status={<StatusTag tone={parcelTone(parcel)} text={parcel.statusDisplayName} />}
      lines={[{ id: 'copy-number', text: numberText(parcel), press: { icon: 'copy', onClick: copy } }]}
      next={t(`parcel.next.${parcelNextStep(parcel)}`)}
    />
  )
})
