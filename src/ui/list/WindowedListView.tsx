import type { ReactNode } from 'react'

import type { RowWindow } from '@/model/list/rowWindow'
import type { PagedList } from '@/stores/list/PagedList'

import { PagedListView } from './PagedListView'
import { EVEN_ROW_HEIGHT } from './RowCard'
import { WindowedRows } from './WindowedRows'

interface Props<T extends { readonly id: string }> {
  readonly list: PagedList<T>
  readonly renderItem: (item: T) => ReactNode
  readonly empty: ReactNode
  /** Of every row, with the space below it, in px of the design; that of an even `RowCard` unless it is said. */
  readonly rowHeight?: number | undefined
  /** Which rows there are now. */
  readonly onWindow?: ((window: RowWindow) => void) | undefined
}

/** A list that may become long, of rows of one height: only those around the screen are there. */
export function WindowedListView<T extends { readonly id: string }>({
  list,
  renderItem,
  empty,
  rowHeight = EVEN_ROW_HEIGHT,
  onWindow,
}: Props<T>) {
  return (
    <PagedListView
      list={list}
      empty={empty}
      renderItems={(items) => (
        <WindowedRows
          items={items}
          rowHeight={rowHeight}
          renderItem={renderItem}
          onNearEnd={() => void list.loadMore()}
          onWindow={onWindow}
        />
      )}
    />
  )
}
