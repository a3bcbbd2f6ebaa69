import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'

import type { StatusTone } from '@/model/parcel/parcelGuidance'

import { Button } from '../control/Button'
import { Icon } from '../media/Icon'

import './Notice.scss'

interface Props {
  readonly tone: Extract<StatusTone, 'brand' | 'warning' | 'danger'>
  readonly text: ReactNode
  readonly title?: string | undefined
  readonly action?: { readonly text: string; readonly onClick: () => void } | undefined
}

/** A message the customer should read before going on. */
export function Notice({ tone, text, title, action }: Props) {
  return (
    <View className={`notice notice--${tone}`}>
      <View className="notice__icon">
        <Icon name={tone === 'brand' ? 'info' : 'alert'} />
      </View>
      <View className="notice__words">
        {title !== undefined && <Text className="notice__title">{title}</Text>}
        <Text className="notice__text">{text}</Text>
      </View>
      {action && (
        <Button kind="text" size="s" onClick={action.onClick}>
          {action.text}
        </Button>
      )}
    </View>
  )
}
