import { View } from '@tarojs/components'

import { semantics } from '../control/semantics'
import { Icon } from '../media/Icon'

import './SuccessMark.scss'

/** A tick in a postmark, drawn once. */
export function SuccessMark() {
  return (
    <View className="success-mark" {...semantics({ isDrawing: true })}>
      <View className="success-mark__ring" />
      <View className="success-mark__disc">
        <Icon name="check" size="l" />
      </View>
    </View>
  )
}
