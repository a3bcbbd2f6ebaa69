import { Text, View } from '@tarojs/components'

import { Pressable } from '../control/Pressable'

import './SwitchField.scss'

interface Props {
  readonly id: string
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly help?: string | undefined
}

/** An on/off setting with its explanation; a tap anywhere on the row toggles it. */
export function SwitchField({ id, label, isOn, onChange, help }: Props) {
  return (
    <Pressable
      id={id}
      role="switch"
      className={`switch-field ${isOn ? 'switch-field--on' : ''}`}
      label={label}
      isSelected={isOn}
      onClick={() => onChange(!isOn)}
    >
      <View className="switch-field__words">
        <Text className="switch-field__label">{label}</Text>
        {help !== undefined && <Text className="switch-field__help">{help}</Text>}
      </View>
      <View className="switch-field__track">
        <View className="switch-field__knob" />
      </View>
    </Pressable>
  )
}
