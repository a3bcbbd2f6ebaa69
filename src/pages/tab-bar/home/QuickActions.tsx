import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t, type MessageKey } from '@/i18n'
import { openPage } from '@/navigation/navigate'
import type { IconName } from '@/ui/media/iconNames'

import { IconGrid } from '../_shared/IconGrid'

import './QuickActions.scss'

const ACTIONS = [
  { to: 'createParcel', icon: 'parcel-plus', text: 'home.declare' },
  { to: 'parcelList', icon: 'parcel', text: 'home.parcels' },
  { to: 'calculate', icon: 'calculator', text: 'home.calculate' },
  { to: 'tracking', icon: 'tracking', text: 'home.tracking' },
  { to: 'batchDeclare', icon: 'list', text: 'home.batchDeclare' },
  { to: 'myAddresses', icon: 'address', text: 'home.addresses' },
  { to: 'afterSalesList', icon: 'refresh', text: 'home.afterSales' },
  { to: 'customerService', icon: 'headset', text: 'home.customerService' },
] as const satisfies readonly { readonly icon: IconName; readonly text: MessageKey; readonly to: string }[]

/** Shortcuts to the most visited pages. */
export const QuickActions = observer(function QuickActions() {
  const links = ACTIONS.map(({ to, icon, text }) => ({
    id: `go-${to}`,
    icon,
    text: t(text),
    onOpen: () => void openPage(to),
  }))
  return (
    <View className="quick-actions">
      <IconGrid links={links} isTiled />
    </View>
  )
})
