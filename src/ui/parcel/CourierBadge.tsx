import { Text, View } from '@tarojs/components'

import { courierLetters } from '@/model/parcel/courierBadge'
import type { ExpressCompany } from '@/model/parcel/parcel'

import { semantics } from '../control/semantics'
import { PictureBox } from '../media/PictureBox'

import './CourierBadge.scss'

interface Props {
  readonly courier: ExpressCompany | null
  /** `s` fits into a line of text. */
  readonly size?: 's' | 'm'
}

/** A courier's letters in its colours, or the parcel icon. The text next to it has the courier's name. */
export function CourierBadge({ courier, size = 'm' }: Props) {
  const letters = courierLetters(courier)
  if (letters === null) return size === 'm' ? <PictureBox icon="parcel" tone="neutral" /> : null
  return (
    <View
      className={`courier-badge courier-badge--${size} courier-badge--${letters}`}
      {...semantics({ isHidden: true })}
    >
      <Text>{letters}</Text>
    </View>
  )
}
