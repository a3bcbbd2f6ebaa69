import { View } from '@tarojs/components'

import { Icon } from '../media/Icon'

import './CheckMark.scss'

/** A checkbox; the row around it handles taps. */
export function CheckMark({ isChecked }: { readonly isChecked: boolean }) {
  return (
    <View className={`check-mark ${isChecked ? 'check-mark--checked' : ''}`}>
      {isChecked && <Icon name="check" size="s" />}
    </View>
  )
}
