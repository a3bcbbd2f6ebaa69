import { Text } from '@tarojs/components'

import { Icon } from '../media/Icon'
import { Pressable } from '../control/Pressable'

import './SelectField.scss'

interface Props {
  readonly id: string
  readonly value: string | null
  readonly placeholder: string
  readonly onClick: () => void
  readonly isInvalid?: boolean | undefined
}

/** A field whose value is picked elsewhere, usually in a sheet. */
export function SelectField({ id, value, placeholder, onClick, isInvalid = false }: Props) {
  return (
    <Pressable
      id={id}
      className={`select-field ${isInvalid ? 'select-field--invalid' : ''}`}
      onClick={onClick}
    >
      <Text className={value === null ? 'select-field__placeholder' : 'select-field__value'}>
        {value ?? placeholder}
      </Text>
      <Icon name="chevron-down" size="s" />
    </Pressable>
  )
}
