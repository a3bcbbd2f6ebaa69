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
  /** URL of a picture shown instead of the icon. */
  readonly picture?: string | undefined
  readonly number?: string | undefined
  readonly status?: ReactNode
  readonly meta?: string | undefined
  /** Comes first, e.g. a checkbox. */
  readonly mark?: ReactNode
  /** Gives it a fixed height, whatever its content; needed in a list with a `rowHeight`. */
  readonly isEven?: boolean | undefined
}

/** Height of an even row with the space below, in design px: `$row-card` plus `$space-3`. */
export const EVEN_ROW_HEIGHT = 110

/** A row of a list: picture, name, number, status and details. */
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
