import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'

import type { StatusTone } from '@/model/parcel/parcelGuidance'

import { Pressable, type PressableProps } from '../control/Pressable'
import type { IconName } from '../media/iconNames'
import { PictureBox } from '../media/PictureBox'

import './RowCard.scss'

export interface RowCardProps extends Pick<PressableProps, 'onClick' | 'gestures' | 'role' | 'isSelected'> {
  readonly title: string
  readonly icon?: IconName | undefined
  readonly id?: string | undefined
  /** URL of a picture shown instead of the icon. */
  readonly picture?: string | undefined
  /** Shown instead of picture and icon. */
  readonly media?: ReactNode
  readonly number?: string | undefined
  readonly status?: ReactNode
  readonly meta?: string | undefined
  readonly metaTone?: StatusTone | undefined
  /** Comes first, e.g. a checkbox. */
  readonly mark?: ReactNode
  /** Small button for the next step. */
  readonly action?: ReactNode
  /** Below `meta`, up to 7 px high, e.g. a bar. */
  readonly children?: ReactNode
  /** Gives it a fixed height, whatever its content; needed in a list with a `rowHeight`. */
  readonly isEven?: boolean | undefined
}

/** Height of an even row with the space below, in design px: `$row-card` plus `$space-3`. */
export const EVEN_ROW_HEIGHT = 110

/** A row of a list: picture, name, number, status and details. */
export function RowCard({ action, ...row }: RowCardProps) {
  if (action === undefined) return <Row {...row} />
  // Beside the row, because a button can't contain another.
  return (
    <View className="row-card-frame">
      <Row {...row} />
      <View className="row-card-frame__action">{action}</View>
    </View>
  )
}

function Row({
  title,
  icon = 'parcel',
  id,
  picture,
  media,
  number,
  status,
  meta,
  metaTone = 'neutral',
  mark,
  children,
  isEven,
  ...press
}: Omit<RowCardProps, 'action'>) {
  return (
    <Pressable id={id} className={`row-card ${isEven ? 'row-card--even' : ''}`} {...press}>
      {mark}
      {media ?? <PictureBox picture={picture} icon={icon} />}
      <View className="row-card__words">
        <View className="row-card__head">
          <Text className="row-card__title">{title}</Text>
          {status !== undefined && <View className="row-card__status">{status}</View>}
        </View>
        {number !== undefined && <Text className="row-card__number">{number}</Text>}
        {meta !== undefined && <Text className={`row-card__meta row-card__meta--${metaTone}`}>{meta}</Text>}
        {children}
      </View>
    </Pressable>
  )
}
