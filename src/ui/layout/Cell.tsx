import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'

import { Icon } from '../media/Icon'
import type { IconName } from '../media/iconNames'
import { Pressable } from '../control/Pressable'

import './Cell.scss'

interface Props {
  readonly title: string
  readonly onClick: () => void
  readonly id?: string | undefined
  readonly icon?: IconName | undefined
  /** A picture in place of the icon. */
  readonly media?: ReactNode
  readonly description?: string | undefined
  /** The current setting, on the right. */
  readonly value?: string | undefined
  /** Makes the cell one of several choices, with a tick instead of the arrow. */
  readonly isSelected?: boolean | undefined
  /** For a cell that unfolds its description. */
  readonly isExpanded?: boolean | undefined
  readonly tone?: 'plain' | 'warning' | 'danger' | undefined
}

/** A row that opens something, or one of a few choices. */
export function Cell(props: Props) {
  const { title, onClick, id, icon, media, description = '', value, isSelected } = props
  return (
    <Pressable
      id={id}
      role={isSelected === undefined ? 'button' : 'radio'}
      className={classOf(props)}
      isSelected={isSelected}
      isExpanded={props.isExpanded}
      onClick={onClick}
    >
      {media}
      {icon && (
        <View className="cell__icon">
          <Icon name={icon} />
        </View>
      )}
      <View className="cell__words">
        <Text className="cell__title">{title}</Text>
        {description !== '' && <Text className="cell__description">{description}</Text>}
      </View>
      {value !== undefined && <Text className="cell__value">{value}</Text>}
      <End {...props} />
    </Pressable>
  )
}

/** A tick for the selected choice, an arrow for a row that opens or unfolds something; none for a danger row. */
function End({ isSelected, isExpanded, tone }: Props) {
  if (isSelected === true) {
    return (
      <View className="cell__tick">
        <Icon name="check" />
      </View>
    )
  }
  if (isSelected === false || tone === 'danger') return null
  return (
    <View className="cell__arrow">
      <Icon name={isExpanded === undefined ? 'chevron-right' : 'chevron-down'} size="s" />
    </View>
  )
}

function classOf({ icon, isSelected, isExpanded, tone = 'plain' }: Props): string {
  return [
    'cell',
    `cell--${tone}`,
    icon && 'cell--with-icon',
    isSelected && 'cell--selected',
    isExpanded && 'cell--expanded',
  ]
    .filter(Boolean)
    .join(' ')
}
