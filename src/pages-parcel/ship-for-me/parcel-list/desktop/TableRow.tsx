import { observer } from 'mobx-react'
import type { KeyboardEvent, MouseEvent } from 'react'

import { t } from '@/i18n'
import { parcelNumberText } from '@/i18n/parcelNumberText'
import { formatNumber } from '@/model/format/formatNumber'
import type { Parcel } from '@/model/parcel/parcel'
import { CheckMark } from '@/ui/form/CheckMark'
import { ParcelTag } from '@/ui/parcel/ParcelTag'

import { StorageCell } from './StorageCell'

interface Props {
  readonly parcel: Parcel
  /** Whether Tab stops here; it stops at one row of the table. */
  readonly isReachable: boolean
  readonly isOpen: boolean
  readonly isTicked: boolean
  readonly onOpen: () => void
  /** Undefined if the parcel can't be shipped. */
  readonly onTick: (() => void) | undefined
  readonly onFocus: () => void
}

export const TableRow = observer(function TableRow(props: Props) {
  const { parcel, isReachable, isOpen, isTicked, onOpen, onTick, onFocus } = props
  const name = parcel.declaredName ?? t('parcel.unnamed')
  return (
    <div
      id={`parcel-${parcel.id}`}
      className={`table-row ${isOpen ? 'table-row--open' : ''}`}
      role="row"
      tabIndex={isReachable ? 0 : -1}
      aria-selected={isTicked}
      aria-current={isOpen || undefined}
      onClick={onOpen}
      onFocus={onFocus}
      onKeyDown={(event) => press(event, onOpen, onTick)}
    >
      <div role="gridcell" className="table-row__tick" onClick={(event) => tick(event, onTick)}>
        {onTick && (
          <span role="checkbox" aria-checked={isTicked} aria-label={t('parcelTable.tick', { name })}>
            <CheckMark isChecked={isTicked} />
          </span>
        )}
      </div>
      <div role="gridcell" className="table-row__words">
        <span className="table-row__name">{name}</span>
        <span className="table-row__number">{parcelNumberText(parcel)}</span>
      </div>
      <div role="gridcell" className="table-row__status">
        <ParcelTag parcel={parcel} />
      </div>
      <div role="gridcell" className="table-row__weight">
        {parcel.weight === null ? '–' : formatNumber(parcel.weight)}
      </div>
      <div role="gridcell" className="table-row__storage">
        {parcel.storage && <StorageCell storage={parcel.storage} />}
      </div>
    </div>
  )
})

function press(event: KeyboardEvent, open: () => void, toggle: (() => void) | undefined): void {
  if (event.key === 'Enter') open()
  if (event.key !== ' ') return
  event.preventDefault()
  toggle?.()
}

/** A click beside the checkbox doesn't open the parcel either. */
function tick(event: MouseEvent, toggle: (() => void) | undefined): void {
  if (!toggle) return
  event.stopPropagation()
  toggle()
}
