import { Switch } from '@nutui/nutui-react-taro'
import { Text, View } from '@tarojs/components'

import './SwitchField.scss'

interface Props {
  readonly id: string
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly help?: string | undefined
}

/** Something that is on or off, with what it means. */
export function SwitchField({ id, label, isOn, onChange, help }: Props) {
  return (
    <View className="switch-field">
      <View className="switch-field__words">
        <Text className="switch-field__label">{label}</Text>
        {help !== undefined && <Text className="switch-field__help">{help}</Text>}
      </View>
      <View id={id} role="switch" aria-checked={isOn} aria-label={label}>
        <Switch checked={isOn} onChange={onChange} />
      </View>
    </View>
  )
}
