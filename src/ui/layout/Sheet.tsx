import { Popup } from '@nutui/nutui-react-taro'
import { ScrollView, Text, View } from '@tarojs/components'
import { useState, type ReactNode } from 'react'

import { BackGuard } from '@/platform/page/BackGuard'

import { Icon } from '../media/Icon'
import { Pressable } from '../control/Pressable'

import './Sheet.scss'

interface Props {
  readonly isOpen: boolean
  readonly title: string
  readonly closeText: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** Stays put above the part that scrolls, e.g. a search box. */
  readonly head?: ReactNode
}

/**
 * Comes up from below with something to choose from; a tap beside it, or going back, puts it away. Once away it starts anew,
 * without nodes. (NutUI's own `destroyOnClose` empties a sheet that is opened again while it still closes.)
 */
export function Sheet({ isOpen, title, closeText, onClose, children, head }: Props) {
  const [round, setRound] = useState(0)
  return (
    <Popup
      key={round}
      visible={isOpen}
      className="sheet-popup"
      position="bottom"
      round
      lockScroll
      onClose={onClose}
      afterClose={() => setRound(round + 1)}
    >
      <View className="sheet">
        <View className="sheet__head">
          <Text className="sheet__title">{title}</Text>
          <Pressable id="close-sheet" className="sheet__close" label={closeText} onClick={onClose}>
            <Icon name="close" />
          </Pressable>
        </View>
        {head}
        <ScrollView className="sheet__body" scrollY>
          {children}
        </ScrollView>
        <BackGuard isOpen={isOpen} onBack={onClose} />
      </View>
    </Popup>
  )
}
