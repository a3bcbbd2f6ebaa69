import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'

import { Icon } from '../media/Icon'
import { semantics } from '../control/semantics'

import './FormField.scss'

interface Props {
  readonly label: string
  readonly children: ReactNode
  readonly id?: string | undefined
  readonly isRequired?: boolean | undefined
  readonly help?: string | undefined
  /** Next to the label, to point out a value worth checking. */
  readonly mark?: string | undefined
  readonly error?: string | undefined
  readonly count?: { readonly used: number; readonly limit: number } | undefined
}

/** Label above the field; help below, replaced by the error if there is one. */
export function FormField({ label, children, id, isRequired = false, help, mark, error, count }: Props) {
  return (
    <View className="form-field" {...(id !== undefined && { id })}>
      <View className="form-field__head">
        <Text className="form-field__label">{label}</Text>
        {isRequired && <Text className="form-field__required">*</Text>}
        {mark !== undefined && <Text className="form-field__mark">{mark}</Text>}
        {count && <Text className="form-field__count">{`${count.used}/${count.limit}`}</Text>}
      </View>
      {children}
      {error !== undefined ? (
        <View className="form-field__error" {...semantics({ role: 'alert' })}>
          <Icon name="alert" size="s" />
          <Text>{error}</Text>
        </View>
      ) : (
        help !== undefined && <Text className="form-field__help">{help}</Text>
      )}
    </View>
  )
}
