import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'

import type { IconName } from '../media/iconNames'
import { PictureBox } from '../media/PictureBox'
import { Pressable, type PressableProps } from '../control/Pressable'

import './RowCard.scss'

export interface RowCardProps extends Pick<PressableProps, 'onClick' | 'gestures' | 'role' | 'isSelected'> {
  readonly title: string
  readonly icon: IconName
  readonly id?: string | undefined
  /** Address of a picture that takes the icon's place. */
  readonly picture?: string | undefined
  readonly number?: string | undefined
  readonly status?: ReactNode
  readonly meta?: string | undefined
  /** Goes first, such as a tick. */
  readonly mark?: ReactNode
  /** As high as every other one, whatever it says: what a list with a `rowHeight` needs. */
  readonly isEven?: boolean | undefined
}

/** The height of an even one, with the space below it, in px of the design: `$row-card` and `$space-3` of the styles. */
export const EVEN_ROW_HEIGHT = 110

/** One thing in a list: picture, name, number, status, and a line about it. */
export function RowCard({
  title,
  icon,
  id,
  picture,
  number,
  status,
  meta,
  mark,
  isEven,
  ...press
}: RowCardProps) {
  return (
    <Pressable id={id} className={`row-card ${isEven ? 'row-card--even' : ''}`} {...press}>
      {mark}
      <PictureBox picture={picture} icon={icon} />
      <View className="row-card__words">
        <View className="row-card__head">
          <Text className="row-card__title">{title}</Text>
          {status !== undefined && <View className="row-card__status">{status}</View>}
        </View>
        {number !== undefined && <Text className="row-card__number">{number}</Text>}
        {meta !== undefined && <Text className="row-card__meta">{meta}</Text>}
      </View>
    </Pressable>
  )
}
