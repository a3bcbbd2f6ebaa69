import { ScrollView, Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'

import { BackGuard } from '@/platform/page/BackGuard'
import { useModalLayer } from '@/platform/page/useModalLayer'

import { Icon } from '../media/Icon'
import { Pressable } from '../control/Pressable'
import { semantics } from '../control/semantics'

import './Sheet.scss'

interface Props {
  readonly isOpen: boolean
  readonly title: string
  readonly closeText: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** Stays fixed above the scrolling part, e.g. a search box. */
  readonly head?: ReactNode
  /** Stays fixed below the scrolling part, e.g. what to do with the choice. */
  readonly foot?: ReactNode
}

/** Bottom sheet. A tap outside it, Escape, or going back closes it. */
export function Sheet({ isOpen, ...content }: Props) {
  return isOpen ? <Layer {...content} /> : null
}

function Layer({ title, closeText, onClose, children, head, foot }: Omit<Props, 'isOpen'>) {
  return (
    <SheetLayer label={title} onClose={onClose}>
      <View className="sheet__head">
        <Text className="sheet__title">{title}</Text>
        <CloseButton text={closeText} onClick={onClose} />
      </View>
      {head}
      <ScrollView className="sheet__body" scrollY>
        {children}
      </ScrollView>
      {foot}
    </SheetLayer>
  )
}

interface LayerProps {
  /** What a screen reader says when the sheet opens. */
  readonly label: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A sheet without its head, for one that has a shape of its own. */
export function SheetLayer({ label, onClose, children }: LayerProps) {
  const layer = useModalLayer(onClose)
  return (
    <View className="sheet-layer" catchMove>
      <View className="sheet-layer__mask" {...semantics({ isHidden: true })} onClick={onClose} />
      <View className="sheet" ref={layer} {...semantics({ role: 'dialog', label, isModal: true })}>
        {children}
        <BackGuard isOpen onBack={onClose} />
      </View>
    </View>
  )
}

export function CloseButton({ text, onClick }: { readonly text: string; readonly onClick: () => void }) {
  return (
    <Pressable id="close-sheet" className="sheet__close" label={text} onClick={onClick}>
      <Icon name="close" />
    </Pressable>
  )
}
