import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Fragment, useEffect, type ReactNode } from 'react'

import { t } from '@/i18n'
import { errorText } from '@/i18n/errorText'
import type { RowWindow } from '@/model/list/rowWindow'
import { fitsScreen } from '@/platform/page/fitsScreen'
import type { PagedList } from '@/stores/list/PagedList'

import { Pressable } from '../control/Pressable'
import { ErrorState } from '../feedback/ErrorState'
import { EndOfList } from './EndOfList'
import { ListSkeleton } from './ListSkeleton'
import { useLoadMore } from './useLoadMore'
import { WindowedRows } from './WindowedRows'

import './ListRows.scss'

/** Rows are drawn one by one or all together, for example in groups. */
export type RowsLook<T> =
  | { readonly renderRow: (item: T) => ReactNode; readonly renderRows?: undefined }
  | { readonly renderRow?: undefined; readonly renderRows: (items: readonly T[]) => ReactNode }

type Props<T extends { readonly id: string }> = RowsLook<T> & {
  readonly rows: PagedList<T>
  readonly empty: ReactNode
  /** Row height with the space below, in design px. If set, only rows near the viewport are mounted. */
  readonly rowHeight?: number | undefined
  readonly isGrid?: boolean | undefined
  /** Receives the range of mounted rows. */
  readonly onWindow?: ((window: RowWindow) => void) | undefined
}

/** Shows a list's rows or its loading, error or empty state, and loads more. */
export const ListRows = observer(function ListRows<T extends { readonly id: string }>(props: Props<T>) {
  const { rows, empty, rowHeight, isGrid } = props
  useLoadMore(rows, rowHeight)

  switch (rows.view) {
    case 'skeleton':
      return <ListSkeleton isGrid={isGrid} />
    case 'error':
      return (
        <ErrorState
          text={rows.error ? errorText(rows.error) : ''}
          retryText={t('common.retry')}
          onRetry={() => void rows.retry()}
        />
      )
    case 'empty':
      return <>{empty}</>
    case 'items':
      return (
        <View className={`list-rows ${isGrid ? 'list-rows--grid' : ''}`.trim()}>
          <Items {...props} />
          {/* Separate: a change among the rows' siblings would resend all rows to a mini program's view. */}
          <View className="list-rows__foot">
            <Footer rows={rows} />
          </View>
        </View>
      )
  }
}) as <T extends { readonly id: string }>(props: Props<T>) => ReactNode

const Items = observer(function Items<T extends { readonly id: string }>(props: Props<T>) {
  const { rows, rowHeight, onWindow } = props
  if (props.renderRows) return <>{props.renderRows(rows.items)}</>
  const { renderRow } = props
  if (rowHeight === undefined)
    return rows.items.map((item) => <Fragment key={item.id}>{renderRow(item)}</Fragment>)
  return <WindowedRows items={rows.items} rowHeight={rowHeight} renderItem={renderRow} onWindow={onWindow} />
}) as <T extends { readonly id: string }>(props: Props<T>) => ReactNode

interface FooterProps {
  readonly rows: Pick<
    PagedList<{ readonly id: string }>,
    'items' | 'phase' | 'error' | 'hasMore' | 'retry' | 'loadMore'
  >
}

const MORE = 'load-more'

const Footer = observer(function Footer({ rows }: FooterProps) {
  const { length } = rows.items
  useEffect(() => {
    // Scrolling loads more, but a page that fits the screen doesn't scroll.
    if (fitsScreen(MORE)) void rows.loadMore()
  }, [rows, length])

  if (rows.phase === 'appending') return <ListSkeleton rows={1} />
  if (rows.error) {
    return (
      <Pressable className="list-rows__more" onClick={() => void rows.retry()}>
        {t('common.loadMoreFailed')}
      </Pressable>
    )
  }
  if (!rows.hasMore) return <EndOfList text={t('common.endOfList')} />
  return (
    <Pressable id={MORE} className="list-rows__more" onClick={() => void rows.loadMore()}>
      {t('common.more')}
    </Pressable>
  )
})
