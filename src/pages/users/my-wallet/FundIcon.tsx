import { View } from '@tarojs/components'

import { semantics } from '@/ui/control/semantics'

import './FundIcon.scss'

export type FundIconName = 'back' | 'topup' | 'withdraw' | 'order' | 'refund' | 'reward'

/** Like `Icon`, with drawings that only the wallet needs. */
export function FundIcon({ name, size = 'm' }: { name: FundIconName; size?: 'm' | 'l' }) {
  return <View className={`icon icon--${size} fund-icon--${name}`} {...semantics({ isDrawing: true })} />
}
