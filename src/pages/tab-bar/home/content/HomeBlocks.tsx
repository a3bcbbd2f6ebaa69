import { observer } from 'mobx-react'

import { Announces } from './Announces'
import { Articles } from './Articles'
import { Banners } from './Banners'
import type { BlocksStore } from './BlocksStore'
import { Faqs } from './Faqs'
import { Picks } from './Picks'
import { Prices } from './Prices'
import { Rates } from './Rates'

/** Blocks that stay together; where each part is depends on the customer and the width. */
export type HomePartName = 'prices' | 'news' | 'reading' | 'faqs'

interface Props {
  readonly store: BlocksStore
  readonly part: HomePartName
}

export const HomeBlocks = observer(function HomeBlocks({ store, part }: Props) {
  switch (part) {
    case 'prices':
      return <Prices prices={store.prices} />
    case 'news':
      return (
        <>
          <Banners banners={store.banners} />
          <Rates rates={store.rates} />
          <Announces announces={store.announces} />
        </>
      )
    case 'reading':
      return (
        <>
          <Picks products={store.picks} />
          <Articles categories={store.categories} />
        </>
      )
    case 'faqs':
      return <Faqs faqs={store.faqs} />
  }
})
