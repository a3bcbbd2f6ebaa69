import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { openPage } from '@/navigation/navigate'
import { Icon } from '@/ui/media/Icon'
import type { IconName } from '@/ui/media/iconNames'
import { Pressable } from '@/ui/control/Pressable'

import './QuickActions.scss'

type ActionText = 'home.declare' | 'home.parcels' | 'home.address' | 'home.mall'
type Destination = 'createParcel' | 'parcelList' | 'warehouseAddress' | 'store'

const ACTIONS: readonly { to: Destination; icon: IconName; text: ActionText }[] = [
  { to: 'createParcel', icon: 'parcel-plus', text: 'home.declare' },
  { to: 'parcelList', icon: 'parcel', text: 'home.parcels' },
  { to: 'warehouseAddress', icon: 'warehouse', text: 'home.address' },
  { to: 'store', icon: 'store', text: 'home.mall' },
]

/** Shortcuts to the most visited pages. */
export const QuickActions = observer(function QuickActions() {
  return (
    <View className="quick-actions">
      {ACTIONS.map(({ to, icon, text }) => (
        <Pressable key={to} id={`go-${to}`} className="quick-actions__item" onClick={() => void openPage(to)}>
          <View className="quick-actions__icon">
            <Icon name={icon} size="l" />
          </View>
          <Text className="quick-actions__text">{t(text)}</Text>
        </Pressable>
      ))}
    </View>
  )
})
