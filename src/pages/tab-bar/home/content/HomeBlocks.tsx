import { observer } from 'mobx-react'

import { Announces } from './Announces'
import { Articles } from './Articles'
import { Banners } from './Banners'
import type { BlocksStore } from './BlocksStore'
import { Faqs } from './Faqs'
import { HowItWorks } from './HowItWorks'
import { Picks } from './Picks'
import { Prices } from './Prices'
import { Rates } from './Rates'

/** Blocks that stay together; where each part is depends on the customer and the width. */
export type HomePartName = 'prices' | 'howItWorks' | 'news' | 'reading' | 'faqs'

interface Props {
  readonly store: BlocksStore
  readonly part: HomePartName
}

export const HomeBlocks = observer(function HomeBlocks({ store: { blocks }, part }: Props) {
  switch (part) {
    case 'prices':
      return <Prices block={blocks.prices} />
    case 'howItWorks':
      return <HowItWorks />
    case 'news':
      return (
        <>
          <Banners block={blocks.banners} />
          <Rates block={blocks.rates} />
          <Announces block={blocks.announces} />
        </>
      )
    case 'reading':
      return (
        <>
          <Picks block={blocks.picks} />
          <Articles block={blocks.articles} />
        </>
      )
    case 'faqs':
      return <Faqs block={blocks.faqs} />
  }
})
