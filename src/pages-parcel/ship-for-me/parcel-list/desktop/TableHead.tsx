import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { parcelAction } from '@/model/parcel/parcelCare'
import { Pressable } from '@/ui/control/Pressable'
import { CheckMark } from '@/ui/form/CheckMark'

import type { ParcelListStore } from '../ParcelListStore'

/** Column names, and a checkbox for all shippable parcels of one warehouse: the ticked ones', or else the first's. */
export const TableHead = observer(function TableHead({ store }: { store: ParcelListStore }) {
  const { selection, list } = store
  const shippable = list.rows.items.filter((parcel) => parcelAction(parcel) === 'ship')
  const warehouseId = selection.warehouseId ?? shippable[0]?.warehouseId
  const able = shippable.filter((parcel) => parcel.warehouseId === warehouseId)
  const isFull = able.length > 0 && able.every(({ id }) => selection.isTicked(id))
  return (
    <div className="table-head" role="row">
      <div role="columnheader" className="table-head__tick">
        {able.length > 0 && (
          <Pressable
            id="tick-all"
            className="table-head__box"
            role="checkbox"
            label={t('parcelTable.tickAll')}
            isSelected={isFull}
            onClick={() => {
              for (const parcel of able)
                if (selection.isTicked(parcel.id) === isFull) selection.toggle(parcel)
            }}
          >
            <CheckMark isChecked={isFull} />
          </Pressable>
        )}
      </div>
      <div role="columnheader">{t('parcelTable.parcel')}</div>
      <div role="columnheader">{t('parcelTable.status')}</div>
      <div role="columnheader" className="table-head__figure">
        {t('parcelTable.weight')}
      </div>
      <div role="columnheader" className="table-head__storage">
        {t('parcelTable.storage')}
      </div>
    </div>
  )
})
