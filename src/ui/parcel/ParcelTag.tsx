import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { Parcel } from '@/model/parcel/parcel'
import { parcelTone } from '@/model/parcel/parcelGuidance'

import { StatusTag } from '../feedback/StatusTag'

type Props = Pick<Parcel, 'status' | 'statusDisplayName' | 'isDeclared'>

/** A parcel's status, the same everywhere. A parcel without a declaration shows "undeclared" first. */
export const ParcelTag = observer(function ParcelTag({ parcel }: { parcel: Props }) {
  const text = parcel.isDeclared ? parcel.statusDisplayName : t('parcel.undeclared')
  return <StatusTag tone={parcelTone(parcel)} text={text} />
})
