import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { MAX_PARCELS_PER_ORDER } from '@/model/parcel/parcelSelection'
import type { WarehouseParcels } from '@/model/order/selectableParcels'
import type { Parcel } from '@/model/parcel/parcel'
import { showToast } from '@/platform/dialog/toast'
import { Button } from '@/ui/control/Button'
import { CheckMark } from '@/ui/form/CheckMark'
import { EVEN_ROW_HEIGHT } from '@/ui/list/RowCard'
import { WindowedRows } from '@/ui/list/WindowedRows'
import { ParcelRow } from '@/ui/parcel/ParcelRow'

import { ClosedParcels, shownClosed } from './ClosedParcels'
import type { SelectToSubmitStore } from './SelectToSubmitStore'

import './WarehouseGroup.scss'

interface Props {
  readonly store: SelectToSubmitStore
  readonly group: WarehouseParcels
}

/** Height of a group's head, in design px: `$touch`. */
const HEAD_HEIGHT = 44

/** Height of a group, in design px. */
export function groupHeight(store: SelectToSubmitStore, group: WarehouseParcels): number {
  const closed = shownClosed(group, store.isUnfolded(group.warehouseId))
  return HEAD_HEIGHT + (group.ready.length + closed.length) * EVEN_ROW_HEIGHT
}

/**
 * The parcels in one warehouse: those to tick, then those that can't be shipped yet.
 *
 * @param above total height of the groups above this one, in design px
 */
export const WarehouseGroup = observer(function WarehouseGroup({
  store,
  group,
  above,
}: Props & { readonly above: number }) {
  const { warehouseId, ready } = group
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
      <WindowedRows
        items={ready}
        rowHeight={EVEN_ROW_HEIGHT}
        above={above}
        renderItem={(parcel) => <TickableParcel store={store} parcel={parcel} />}
      />
      <ClosedParcels store={store} group={group} above={above + ready.length * EVEN_ROW_HEIGHT} />
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
      isEven
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
  if (store.areAllTicked(ready)) return t('select.noneOf')
  if (ready.length > MAX_PARCELS_PER_ORDER) return t('select.firstOf', { count: MAX_PARCELS_PER_ORDER })
  return t('select.allOf', { count: ready.length })
}
