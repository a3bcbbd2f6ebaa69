import { picturesOf, type Parcel } from '@/model/parcel/parcel'
import { assetUrl } from '@/platform/build/assetUrl'

import { PictureBox } from '../media/PictureBox'
import { CourierBadge } from './CourierBadge'

interface Props {
  /** Null until loaded. */
  readonly parcel: Pick<Parcel, 'inboundImages' | 'images' | 'expressCompany'> | null
  readonly size?: 'm' | 'l'
}

/** A parcel's first picture, or its courier. */
export function ParcelPicture({ parcel, size = 'm' }: Props) {
  const [picture] = parcel ? picturesOf(parcel) : []
  if (picture === undefined) return <CourierBadge courier={parcel?.expressCompany ?? null} />
  return <PictureBox picture={assetUrl(picture)} icon="parcel" size={size} />
}
