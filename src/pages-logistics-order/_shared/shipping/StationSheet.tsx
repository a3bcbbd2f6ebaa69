import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { PickupStation } from '@/model/order/pickupStation'
import { showToast } from '@/platform/dialog/toast'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ListSkeleton } from '@/ui/list/ListSkeleton'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { Sheet } from '@/ui/layout/Sheet'

import type { ShippingEditor } from './ShippingEditor'

interface Props {
  readonly editor: ShippingEditor
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Picker for the destination's pickup stations. */
export const StationSheet = observer(function StationSheet({ editor, isOpen, onClose }: Props) {
  const { form, options } = editor

  function choose({ id, isFull }: PickupStation): void {
    if (isFull) {
      showToast(t('order.stationFull'))
      return
    }
    form.set('pickupStationId', id)
    onClose()
  }

  return (
    <Sheet isOpen={isOpen} title={t('order.stationPick')} closeText={t('common.close')} onClose={onClose}>
      <ResourceView resource={options.stations} skeleton={<ListSkeleton rows={3} />}>
        {(stations) =>
          stations.length === 0 ? (
            <EmptyState illustration="search" text={t('order.stationNone')} />
          ) : (
            <CellGroup>
              {stations.map((station) => (
                <Cell
                  key={station.id}
                  id={`station-${station.id}`}
                  title={station.displayName}
                  description={describe(station)}
                  isSelected={station.id === form.values.pickupStationId}
                  onClick={() => choose(station)}
                />
              ))}
            </CellGroup>
          )
        }
      </ResourceView>
    </Sheet>
  )
})

function describe({ address, openingHours, isFull }: PickupStation): string {
  return [...(isFull ? [t('order.stationFull')] : []), address, openingHours].join(' · ')
}
