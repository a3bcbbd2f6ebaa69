import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'

import { t } from '@/i18n'
import { errorText } from '@/i18n/errorText'
import type { PagedList } from '@/stores/list/PagedList'

import { EndOfList } from './EndOfList'
import { ErrorState } from '../feedback/ErrorState'
import { ListSkeleton } from './ListSkeleton'
import { Pressable } from '../control/Pressable'

import './PagedListView.scss'

interface Props<T extends { readonly id: string }> {
  readonly list: PagedList<T>
  readonly renderItem?: ((item: T) => ReactNode) | undefined
  /** In place of `renderItem`, for a list too long to be there all at once. */
  readonly renderItems?: ((items: readonly T[]) => ReactNode) | undefined
  readonly empty: ReactNode
}

/** The four states every list screen has, decided once. */
export const PagedListView = observer(function PagedListView<T extends { readonly id: string }>({
  list,
  renderItem,
  renderItems,
  empty,
}: Props<T>) {
  switch (list.view) {
    case 'skeleton':
      return <ListSkeleton />
    case 'error':
      return (
        <ErrorState
          text={list.error ? errorText(list.error) : ''}
          retryText={t('common.retry')}
          onRetry={() => void list.retry()}
        />
      )
    case 'empty':
      return <>{empty}</>
    case 'items':
      return (
        <View className="paged-list">
          {renderItem ? list.items.map(renderItem) : renderItems?.(list.items)}
          {/* Of its own: what changes in an element with the rows would carry all of them to the view again. */}
          <View className="paged-list__foot">
            <Footer list={list} />
          </View>
        </View>
      )
  }
}) as <T extends { readonly id: string }>(props: Props<T>) => ReactNode

const Footer = observer(function Footer({
  list,
}: {
  list: Pick<PagedList<{ readonly id: string }>, 'phase' | 'error' | 'hasMore' | 'retry' | 'loadMore'>
}) {
  if (list.phase === 'appending') return <ListSkeleton rows={1} />
  if (list.error) {
    return (
      <Pressable className="paged-list__retry" onClick={() => void list.retry()}>
        {t('common.loadMoreFailed')}
      </Pressable>
    )
  }
  if (!list.hasMore) return <EndOfList text={t('common.endOfList')} />
  // A tall screen shows the first rows without anything to scroll, and so never reaches the bottom by itself.
  return (
    <Pressable id="read-on" className="paged-list__retry" onClick={() => void list.loadMore()}>
      {t('common.more')}
    </Pressable>
  )
})
