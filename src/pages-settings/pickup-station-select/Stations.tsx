import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { PickupStation } from '@/model/order/pickupStation'
import { askToConfirm } from '@/platform/dialog/modal'
import { showToast } from '@/platform/dialog/toast'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Notice } from '@/ui/feedback/Notice'
import { PagedListView } from '@/ui/list/PagedListView'
import { SearchBox } from '@/ui/list/SearchBox'
import { StatusTabs } from '@/ui/list/StatusTabs'
import { useCommand } from '@/ui/control/useCommand'

import type { PickupStationSelectStore } from './PickupStationSelectStore'
import { StationCard } from './StationCard'

const ALL = 'all'

/** The pickup points to choose from, once and for good. */
export const Stations = observer(function Stations({ store }: { store: PickupStationSelectStore }) {
  const choose = useCommand(async ({ id, displayName }: PickupStation) => {
    const isSure = await askToConfirm({
      title: t('title.pickupStationSelect'),
      content: t('pickup.ask', { name: displayName }),
      confirmText: t('pickup.confirm'),
      cancelText: t('common.cancel'),
    })
    if (!isSure) return
    await store.choose(id)
    showToast(t('pickup.done'))
  })

  return (
    <>
      <Notice tone="warning" text={t('pickup.once')} />
      <SearchBox
        id="station-search"
        value={store.found.search}
        placeholder={t('pickup.search')}
        clearText={t('common.clear')}
        onChange={store.found.setSearch}
        onSubmit={(text) => void store.found.find(text)}
      />
      <StatusTabs
        tabs={[
          { key: ALL, text: t('common.all'), count: null },
          ...(store.groups.value ?? []).map(({ id, displayName }) => ({
            key: id,
            text: displayName,
            count: null,
          })),
        ]}
        selected={store.regionGroupId ?? ALL}
        onSelect={(key) => void store.selectGroup(key === ALL ? null : key)}
      />
      <PagedListView
        list={store.found.list}
        renderItem={(station) => (
          <StationCard
            key={station.id}
            station={station}
            isBusy={choose.isRunning}
            onSelect={() => void choose.run(station)}
          />
        )}
        empty={<EmptyState illustration="search" text={t('pickup.empty')} />}
      />
    </>
  )
})
