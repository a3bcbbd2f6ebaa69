import { picturesOf, type Parcel } from '@/model/parcel/parcel'
import { assetUrl } from '@/platform/build/assetUrl'

import { PictureBox } from '../media/PictureBox'

interface Props {
  /** Null until loaded. */
  readonly parcel: Pick<Parcel, 'inboundImages' | 'images'> | null
  readonly size?: 'm' | 'l'
}

/** A parcel's first picture, or the parcel icon. */
export function ParcelPicture({ parcel, size = 'm' }: Props) {
  const [picture] = parcel ? picturesOf(parcel) : []
  return <PictureBox picture={picture && assetUrl(picture)} icon="parcel" size={size} />
}
