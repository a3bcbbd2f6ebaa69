import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'

import { assetUrl } from '@/platform/build/assetUrl'
import { Pressable } from '@/ui/control/Pressable'
import { Card } from '@/ui/layout/Card'
import { Picture } from '@/ui/media/Picture'

import './GoodsCard.scss'

interface Props {
  readonly image: string
  readonly name: string
  /** Which variant, and how many of it. */
  readonly option: string
  readonly price: string
  readonly onOpen: () => void
  /** Below the goods. */
  readonly children?: ReactNode
}

/** What is bought; it opens the product. */
export function GoodsCard({ image, name, option, price, onOpen, children }: Props) {
  return (
    <Card id="goods">
      <Pressable id="open-product" className="goods" role="link" onClick={onOpen}>
        <Picture className="goods__picture" src={assetUrl(image)} fit="cover" />
        <View className="goods__words">
          <Text className="goods__name">{name}</Text>
          <Text className="goods__option">{option}</Text>
          <Text className="goods__price">{price}</Text>
        </View>
      </Pressable>
      {children}
    </Card>
  )
}
