import { View } from '@tarojs/components'

import type { Transport } from '@/model/order/quote'
import { semantics } from '../control/semantics'
import { Icon } from '../media/Icon'

import './TransportIcon.scss'

/** How a channel travels; its name says so too. */
export function TransportIcon({ transport }: { transport: Transport }) {
  return (
    <View className="transport-icon" {...semantics({ isDrawing: true })}>
      {transport === 'truck' || transport === 'other' ? (
        <Icon name={transport === 'truck' ? 'truck' : 'parcel'} />
      ) : (
        <View className={`icon icon--m transport-icon--${transport}`} />
      )}
    </View>
  )
}
