import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'

import { Picture } from './Picture'
import { Pressable } from '../control/Pressable'

import './QrFrame.scss'

interface Props {
  readonly id: string
  /** URL of the picture. */
  readonly picture: string
  /** What the code is for, for screen readers. */
  readonly label: string
  readonly hint: string
  /** Enlarges the code; leave it out if it's large enough. */
  readonly onOpen?: (() => void) | undefined
  /** Further actions, such as saving the code. */
  readonly children?: ReactNode
}

/** A QR code with a hint. */
export function QrFrame({ id, picture, label, hint, onOpen, children }: Props) {
  return (
    <View className="qr-frame">
      {onOpen ? (
        <Pressable id={id} className="qr-frame__frame" label={label} onClick={onOpen}>
          <Picture className="qr-frame__picture" src={picture} fit="contain" hasMenu />
        </Pressable>
      ) : (
        <View className="qr-frame__frame">
          <Picture id={id} className="qr-frame__picture" src={picture} fit="contain" alternative={label} />
        </View>
      )}
      <Text className="qr-frame__hint">{hint}</Text>
      {children}
    </View>
  )
}
