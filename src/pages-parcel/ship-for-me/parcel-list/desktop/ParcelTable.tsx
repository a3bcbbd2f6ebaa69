import { observer } from 'mobx-react'
import { useCallback, useState, type KeyboardEvent } from 'react'

import { t } from '@/i18n'
import type { RowWindow } from '@/model/list/rowWindow'
import type { Parcel } from '@/model/parcel/parcel'
import { parcelAction } from '@/model/parcel/parcelCare'
import { ListRows } from '@/ui/list/ListRows'

import { NoParcels } from '../NoParcels'
import type { ParcelListStore } from '../ParcelListStore'
import { TableHead } from './TableHead'
import { TableRow } from './TableRow'

import './ParcelTable.scss'

/** Height of a row, in design px: `$table-row`. */
const ROW_HEIGHT = 64

interface Props {
  readonly store: ParcelListStore
  readonly openId: string | undefined
  readonly onOpen: (id: string) => void
  readonly onTick: (parcel: Parcel) => void
}

/** A grid: the arrow keys move between rows, Enter opens one and Space ticks it. */
export const ParcelTable = observer(function ParcelTable({ store, openId, onOpen, onTick }: Props) {
  const { list, selection } = store
  const { rows } = list
  const [shown, setShown] = useState<RowWindow>({ start: 0, end: 0 })
  // The same function each time: it is called again whenever it changes.
  const keepShown = useCallback(
    (window: RowWindow) => {
      list.setShown(window)
      setShown(window)
    },
    [list],
  )
  const [current, setCurrent] = useState<string>()

  const mounted = rows.items.slice(shown.start, shown.end)
  const reachable = mounted.some(({ id }) => id === current) ? current : mounted[0]?.id
  return (
    <div
      className="parcel-table"
      role={rows.view === 'items' ? 'grid' : undefined}
      aria-label={t('title.parcelList')}
      aria-multiselectable={rows.view === 'items' || undefined}
      onKeyDown={moveFocus}
    >
      {rows.view === 'items' && <TableHead store={store} />}
      <ListRows
        rows={rows}
        rowHeight={ROW_HEIGHT}
        empty={<NoParcels store={store} />}
        onWindow={keepShown}
        renderRow={(parcel) => (
          <TableRow
            parcel={parcel}
            isReachable={parcel.id === reachable}
            isOpen={parcel.id === openId}
            isTicked={selection.isTicked(parcel.id)}
            onOpen={() => onOpen(parcel.id)}
            onTick={parcelAction(parcel) === 'ship' ? () => onTick(parcel) : undefined}
            onFocus={() => setCurrent(parcel.id)}
          />
        )}
      />
    </div>
  )
})

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  if (step === undefined) return
  const rows = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('.table-row'))
  const next = rows[rows.findIndex((row) => row.contains(event.target as Node)) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
