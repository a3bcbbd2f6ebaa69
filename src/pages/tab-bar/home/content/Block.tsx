import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'

import { t } from '@/i18n'
import { errorText } from '@/i18n/errorText'
import type { Resource } from '@/stores/Resource'
import { SectionHead } from '@/ui/layout/SectionHead'

import { PendingBlock, type BlockName } from '../PendingBlock'

import './Block.scss'

interface Props<T> {
  readonly name: BlockName
  readonly block: Resource<readonly T[]>
  readonly title?: string
  /** Opens the whole list. */
  readonly onAll?: () => Promise<void>
  readonly children: (items: readonly T[]) => ReactNode
}

/** A block of Home, hidden if it's empty. While it loads or has failed, a skeleton or an error takes up its height. */
export const Block = observer(function Block<T>({ name, block, title, onAll, children }: Props<T>) {
  const { value, error, reload } = block
  if (value?.length === 0) return null
  const all = onAll && { id: `all-${name}`, text: t('common.all'), onClick: () => void onAll() }
  return (
    <View>
      {title !== undefined && <SectionHead title={title} action={all} />}
      {value ? (
        <View className={`home-block home-block--${name}`}>{children(value)}</View>
      ) : (
        <PendingBlock name={name} problem={error && errorText(error)} onRetry={() => void reload()} />
      )}
    </View>
  )
}) as <T>(props: Props<T>) => ReactNode
