import { observer } from 'mobx-react'

import { t } from '@/i18n'

import type { HomePartName } from './content'
import type { HomeContent } from './HomeContent'
import { PendingBlock } from './PendingBlock'

interface Props {
  readonly content: HomeContent
  readonly part: HomePartName
}

/**
 * A part of what the tenant publishes. Only prices have something below them that would move when they come, so only
 * they have a skeleton from the start.
 */
export const HomePart = observer(function HomePart({ content, part }: Props) {
  const { blocks, hasBegun, isMissing } = content
  if (blocks && hasBegun) return <blocks.HomeBlocks store={blocks.store} part={part} />
  const problem = isMissing ? t('error.network') : null
  const retry = () => void content.reload(true)
  if (part === 'prices') return <PendingBlock name="prices" isTitled problem={problem} onRetry={retry} />
  if (part !== 'news' || !isMissing) return null
  return <PendingBlock name="banners" problem={problem} onRetry={retry} />
})
