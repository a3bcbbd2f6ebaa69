import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { MAX_PARCELS_PER_ORDER } from '@/model/parcel/parcelSelection'
import type { WarehouseParcels } from '@/model/order/selectableParcels'
import type { Parcel } from '@/model/parcel/parcel'
import { showToast } from '@/platform/dialog/toast'
import { Button } from '@/ui/control/Button'
import { CheckMark } from '@/ui/form/CheckMark'
import { ParcelRow } from '@/ui/parcel/ParcelRow'

import { ClosedParcels } from './ClosedParcels'
import type { SelectToSubmitStore } from './SelectToSubmitStore'

import './WarehouseGroup.scss'

interface Props {
  readonly store: SelectToSubmitStore
  readonly group: WarehouseParcels
}

/** The parcels in one warehouse: those to tick, then those that can't be shipped yet. */
export const WarehouseGroup = observer(function WarehouseGroup({ store, group }: Props) {
  const { warehouseId, ready, closed } = group
  const isOther = store.selection.warehouseId !== null && store.selection.warehouseId !== warehouseId
  return (
    <View id={`warehouse-${warehouseId}`} className="warehouse-group">
      <View className="warehouse-group__head">
        <Text className="warehouse-group__title">{titleOf(store, group)}</Text>
        {ready.length > 0 && (
          <Button id={`all-${warehouseId}`} kind="text" size="s" onClick={() => store.toggleAll(group)}>
            {allText(store, group)}
          </Button>
        )}
      </View>
      {isOther && ready.length > 0 && (
        <Text className="warehouse-group__note">{t('select.refused.otherWarehouse')}</Text>
      )}
      {ready.map((parcel) => (
        <TickableParcel key={parcel.id} store={store} parcel={parcel} />
      ))}
      <ClosedParcels parcels={closed} />
    </View>
  )
})

const TickableParcel = observer(function TickableParcel({
  store,
  parcel,
}: Pick<Props, 'store'> & { readonly parcel: Parcel }) {
  const isTicked = store.selection.isTicked(parcel.id)

  function toggle(): void {
    const toggled = store.selection.toggle(parcel)
    if (toggled !== 'done') showToast(t(`select.refused.${toggled}`, { limit: MAX_PARCELS_PER_ORDER }))
  }

  return (
    <ParcelRow
      parcel={parcel}
      role="checkbox"
      isSelected={isTicked}
      mark={<CheckMark isChecked={isTicked} />}
      onOpen={toggle}
    />
  )
})

function titleOf(store: SelectToSubmitStore, { warehouseId, ready, closed }: WarehouseParcels): string {
  const name = store.warehouseName(warehouseId) ?? t('select.warehouse')
  return t('select.groupTitle', { name, count: ready.length + closed.length })
}

function allText(store: SelectToSubmitStore, { warehouseId, ready }: WarehouseParcels): string {
  if (store.selection.warehouseId !== null && store.selection.warehouseId !== warehouseId)
    return t('select.allInstead')
  return store.areAllTicked(ready) ? t('select.noneOf') : t('select.allOf', { count: ready.length })
}
