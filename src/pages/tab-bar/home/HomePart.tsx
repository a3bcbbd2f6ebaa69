import { observer } from 'mobx-react'

import { t } from '@/i18n'

import type { HomePartName } from './content'
import type { HomeContent } from './HomeContent'
import { PendingBlock } from './PendingBlock'

interface Props {
  readonly content: HomeContent
  readonly part: HomePartName
}

/** A part of what the tenant publishes. Only the skeletons of what may be on the first screen come before it. */
export const HomePart = observer(function HomePart({ content, part }: Props) {
  const { blocks, hasBegun, isMissing } = content
  if (blocks && hasBegun) return <blocks.HomeBlocks store={blocks.store} part={part} />
  if (part === 'prices') return <PendingBlock name="prices" isTitled />
  if (part !== 'news') return null
  return (
    <PendingBlock
      name="banners"
      problem={isMissing ? t('error.network') : null}
      onRetry={() => void content.reload(true)}
    />
  )
})
