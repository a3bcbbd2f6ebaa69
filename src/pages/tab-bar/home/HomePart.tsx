import { observer } from 'mobx-react'

import { t } from '@/i18n'

import type { HomePartName } from './content'
import type { HomeContent } from './HomeContent'
import { PendingBlock } from './PendingBlock'

interface Props {
  readonly content: HomeContent
  readonly part: HomePartName
}

/** A part of what the tenant publishes. Prices have a skeleton from the start; the other parts have nothing below them that could move when they come. */
export const HomePart = observer(function HomePart({ content, part }: Props) {
  const { blocks, hasBegun, isMissing } = content
  if (blocks && hasBegun) return <blocks.HomeBlocks store={blocks.store} part={part} />
  if (part === 'prices') return <PendingBlock name="prices" isTitled />
  if (part !== 'news' || !isMissing) return null
  const retry = () => void content.reload(true)
  return <PendingBlock name="banners" problem={t('error.network')} onRetry={retry} />
})
