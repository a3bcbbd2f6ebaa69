import { picturesOf, type Parcel } from '@/model/parcel/parcel'
import { assetUrl } from '@/platform/build/assetUrl'

import { PictureBox } from '../media/PictureBox'

interface Props {
  /** Null while nothing is known of it. */
  readonly parcel: Pick<Parcel, 'inboundImages' | 'images'> | null
  readonly size?: 'm' | 'l'
}

/** A parcel at a glance: the first of its pictures, or a parcel. */
export function ParcelPicture({ parcel, size = 'm' }: Props) {
  const [picture] = parcel ? picturesOf(parcel) : []
  return <PictureBox picture={picture && assetUrl(picture)} icon="parcel" size={size} />
}
