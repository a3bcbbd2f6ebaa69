import type { ReactNode } from 'react'

import type { Parcel } from '@/model/parcel'
import type { RowWindow } from '@/model/rowWindow'
import type { PagedList } from '@/stores/PagedList'
import { PagedListView } from '@/ui/PagedListView'
import { EVEN_ROW_HEIGHT } from '@/ui/RowCard'
import { WindowedRows } from '@/ui/WindowedRows'

interface Props {
  readonly list: PagedList<Parcel>
  readonly renderParcel: (parcel: Parcel) => ReactNode
  readonly empty: ReactNode
  readonly onWindow: (window: RowWindow) => void
}

/** A list of parcels of any length. */
export function ParcelRows({ list, renderParcel, empty, onWindow }: Props) {
  return (
    <PagedListView
      list={list}
      empty={empty}
      renderItems={(parcels) => (
        <WindowedRows
          items={parcels}
          rowHeight={EVEN_ROW_HEIGHT}
          renderItem={renderParcel}
          onNearEnd={() => void list.loadMore()}
          onWindow={onWindow}
        />
      )}
    />
  )
}
