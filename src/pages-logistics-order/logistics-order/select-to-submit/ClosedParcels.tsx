import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { ClosedParcel, WarehouseParcels } from '@/model/order/selectableParcels'
import { numberText } from '@/model/parcel/parcel'
import { openPage } from '@/navigation/navigate'
import { Button } from '@/ui/control/Button'
import { EVEN_ROW_HEIGHT, RowCard } from '@/ui/list/RowCard'
import { WindowedRows } from '@/ui/list/WindowedRows'
import { ParcelPicture } from '@/ui/parcel/ParcelPicture'
import { ParcelTag } from '@/ui/parcel/ParcelTag'

import type { SelectToSubmitStore } from './SelectToSubmitStore'

/** Number of rows shown while folded. */
const FOLDED_ROWS = 3

export function shownClosed({ closed }: WarehouseParcels, isUnfolded: boolean): readonly ClosedParcel[] {
  return isUnfolded ? closed : closed.slice(0, FOLDED_ROWS)
}

interface Props {
  readonly store: SelectToSubmitStore
  readonly group: WarehouseParcels
  /** Height of everything above, in design px. */
  readonly above: number
}

/** Parcels that can't be shipped yet, each with the reason and, if there is one, the fix. */
export const ClosedParcels = observer(function ClosedParcels({ store, group, above }: Props) {
  const { warehouseId, closed } = group
  const isUnfolded = store.isUnfolded(warehouseId)
  const rows = shownClosed(group, isUnfolded).map((row) => ({ ...row, id: row.parcel.id }))
  return (
    <>
      <WindowedRows
        items={rows}
        rowHeight={EVEN_ROW_HEIGHT}
        above={above}
        renderItem={(row) => <ClosedRow closed={row} />}
      />
      {closed.length > FOLDED_ROWS && (
        <Button kind="text" size="m" block onClick={() => store.toggleFold(warehouseId)}>
          {isUnfolded ? t('common.less') : t('select.closedAll', { count: closed.length })}
        </Button>
      )}
    </>
  )
})

const ClosedRow = observer(function ClosedRow({ closed }: { readonly closed: ClosedParcel }) {
  const { parcel, obstacle } = closed
  const { id, expressNumber } = parcel
  return (
    <RowCard
      isEven
      id={`closed-${id}`}
      media={<ParcelPicture parcel={parcel} />}
      title={parcel.declaredName ?? t('parcel.unnamed')}
      number={numberText(parcel)}
      status={<ParcelTag parcel={parcel} />}
      meta={t(`select.obstacle.${obstacle}`)}
      action={
        obstacle === 'undeclared' ? (
          <Button
            id={`declare-${id}`}
            kind="secondary"
            size="s"
            onClick={() => void openPage('createParcel', { expressNumber })}
          >
            {t('select.declare')}
          </Button>
        ) : undefined
      }
      onClick={() => void openPage('parcelDetail', { id })}
    />
  )
})
