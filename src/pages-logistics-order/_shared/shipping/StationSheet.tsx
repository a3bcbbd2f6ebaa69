import { observer } from 'mobx-react'

import { t } from '@/i18n'
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

  function choose(id: string): void {
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
              {stations.map(({ id, displayName, address, openingHours }) => (
                <Cell
                  key={id}
                  id={`station-${id}`}
                  title={displayName}
                  description={`${address} · ${openingHours}`}
                  isSelected={id === form.values.pickupStationId}
                  onClick={() => choose(id)}
                />
              ))}
            </CellGroup>
          )
        }
      </ResourceView>
    </Sheet>
  )
})
