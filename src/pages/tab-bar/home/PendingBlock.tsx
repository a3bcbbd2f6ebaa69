import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { Button } from '@/ui/control/Button'
import { SkeletonBlock } from '@/ui/feedback/SkeletonBlock'

import './PendingBlock.scss'

export type BlockName = 'prices' | 'banners' | 'rates' | 'announces' | 'picks' | 'articles' | 'faqs'

interface Props {
  readonly name: BlockName
  /** Why it couldn't be read; null while it's being read. */
  readonly problem?: string | null
  readonly onRetry?: () => void
  /** Whether the block will have a title, which isn't there yet. */
  readonly isTitled?: boolean
}

/** Stands in for a block that isn't there (yet), and is as tall. */
export const PendingBlock = observer(function PendingBlock({
  name,
  problem = null,
  onRetry,
  isTitled = false,
}: Props) {
  return (
    <View
      className={`pending-block pending-block--${name} ${isTitled ? 'pending-block--titled' : ''}`.trim()}
    >
      {problem === null ? (
        <SkeletonBlock shape="block" />
      ) : (
        <View className="pending-block__problem">
          <Text className="pending-block__text">{problem}</Text>
          {onRetry && (
            <Button id={`retry-${name}`} kind="secondary" size="s" onClick={onRetry}>
              {t('common.retry')}
            </Button>
          )}
        </View>
      )}
    </View>
  )
})
