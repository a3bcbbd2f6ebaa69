import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { numberText, type Parcel } from '@/model/parcel/parcel'
import { parcelNextStep } from '@/model/parcel/parcelGuidance'
import { ParcelTag } from '@/ui/parcel/ParcelTag'
import { StatusHead } from '@/ui/layout/StatusHead'
import { copyWithToast } from '@/ui/feedback/copyWithToast'

/** Name, status and number of the parcel, and what happens next. */
export const ParcelHead = observer(function ParcelHead({ parcel }: { parcel: Parcel }) {
  const copy = () => void copyWithToast(parcel.expressNumber)
  return (
    <StatusHead
      id="parcel-status"
      title={parcel.declaredName ?? t('parcel.unnamed')}
      status={<ParcelTag parcel={parcel} />}
      lines={[{ id: 'copy-number', text: numberText(parcel), press: { icon: 'copy', onClick: copy } }]}
      next={t(`parcel.next.${parcelNextStep(parcel)}`)}
    />
  )
})
