import { ScrollView, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { Product } from '@/model/store/product'
import { openPage } from '@/navigation/navigate'
import type { Resource } from '@/stores/Resource'
import { ProductCard } from '@/ui/store/ProductCard'

import { Block } from './Block'

import './Picks.scss'

/** A few products to swipe through. */
export const Picks = observer(function Picks({ block }: { block: Resource<readonly Product[]> }) {
  return (
    <Block name="picks" block={block} title={t('home.picks')} onAll={() => openPage('store')}>
      {(items) => (
        <ScrollView className="picks" scrollX enhanced showScrollbar={false}>
          <View className="picks__row">
            {items.map((product) => (
              <View key={product.id} className="picks__item">
                <ProductCard product={product} onOpen={(id) => void openPage('product', { id })} />
              </View>
            ))}
          </View>
        </ScrollView>
      )}
    </Block>
  )
})
