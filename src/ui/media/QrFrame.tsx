import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'

import { Picture } from './Picture'
import { Pressable } from '../control/Pressable'

import './QrFrame.scss'

interface Props {
  readonly id: string
  /** Address of the picture. */
  readonly picture: string
  /** What it is a code of, for those who do not see it. */
  readonly label: string
  readonly hint: string
  /** Enlarges it; one that cannot be enlarged is large enough. */
  readonly onOpen?: (() => void) | undefined
  /** What else can be done with it, such as saving it. */
  readonly children?: ReactNode
}

/** A code to be scanned, and what it is for. */
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
