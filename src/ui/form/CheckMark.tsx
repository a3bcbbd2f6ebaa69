import { View } from '@tarojs/components'

import { Icon } from '../media/Icon'

import './CheckMark.scss'

/** The box of what can be ticked; the row around it takes the tap. */
export function CheckMark({ isChecked }: { readonly isChecked: boolean }) {
  return (
    <View className={`check-mark ${isChecked ? 'check-mark--checked' : ''}`}>
      {isChecked && <Icon name="check" size="s" />}
    </View>
  )
}
