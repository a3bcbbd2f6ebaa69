import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { Parcel } from '@/model/parcel/parcel'
import { parcelTone } from '@/model/parcel/parcelGuidance'

import { StatusTag } from '../feedback/StatusTag'

type Props = Pick<Parcel, 'status' | 'statusDisplayName' | 'isDeclared'>

/** Where a parcel stands, the same in every list and on its own page: one without a declaration waits for that first. */
export const ParcelTag = observer(function ParcelTag({ parcel }: { parcel: Props }) {
  const text = parcel.isDeclared ? parcel.statusDisplayName : t('parcel.undeclared')
  return <StatusTag tone={parcelTone(parcel)} text={text} />
})
