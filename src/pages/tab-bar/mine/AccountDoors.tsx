import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t, type MessageKey } from '@/i18n'
import { openPage } from '@/navigation/navigate'
import { Icon } from '@/ui/media/Icon'
import type { IconName } from '@/ui/media/iconNames'

import { FigureRow } from './FigureRow'
import type { MineStore } from './MineStore'

interface Door {
  readonly to: 'myWallet' | 'myCoupon' | 'messageList'
  readonly figure: 'balance' | 'couponCount' | 'unreadCount'
  /** Shown while there is no figure. */
  readonly icon: IconName
  readonly text: MessageKey
}

const DOORS: readonly Door[] = [
  { to: 'myWallet', figure: 'balance', icon: 'wallet', text: 'mine.balance' },
  { to: 'myCoupon', figure: 'couponCount', icon: 'coupon', text: 'mine.coupons' },
  { to: 'messageList', figure: 'unreadCount', icon: 'bell', text: 'mine.messages' },
]

/** Longer amounts are set smaller. */
const MAX_LARGE_LENGTH = 11

/** Balance, coupons and messages; each figure opens what it counts. */
export const AccountDoors = observer(function AccountDoors({ store }: { store: MineStore }) {
  const figures = DOORS.map(({ to, figure, icon, text }) => ({
    id: `door-${to}`,
    name: t(text),
    figure: figureOf(store[figure], icon),
    onOpen: () => void openPage(to),
  }))
  return <FigureRow figures={figures} />
})

function figureOf(figure: string | null, icon: IconName) {
  if (figure === null) return <Icon name={icon} size="l" />
  return figure.length > MAX_LARGE_LENGTH ? <Text className="figure-row__long">{figure}</Text> : figure
}
