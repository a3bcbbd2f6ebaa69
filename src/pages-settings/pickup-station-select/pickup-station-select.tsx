import { useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/contact'
import type { PickupStation } from '@/model/pickupStation'
import { openPage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { askToConfirm, showAlert } from '@/platform/modal'
import { showToast } from '@/platform/toast'
import { usePersonalStore, useStores } from '@/stores/StoresContext'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { Notice } from '@/ui/Notice'
import { Page } from '@/ui/Page'
import { PagedListView } from '@/ui/PagedListView'
import { ResourceView } from '@/ui/ResourceView'
import { SearchBox } from '@/ui/SearchBox'
import { SignInFirst } from '@/ui/SignInFirst'
import { StatusTabs } from '@/ui/StatusTabs'
import { useCommand } from '@/ui/useCommand'
import { usePageRefresh } from '@/ui/usePageRefresh'
import { usePageTitle } from '@/ui/usePageTitle'

import { PickupStationSelectStore } from './PickupStationSelectStore'
import { StationCard } from './StationCard'

const ALL = 'all'

export default observer(function PickupStationSelectPage() {
  usePageTitle('title.pickupStationSelect')
  const { session } = useStores()
  const store = usePersonalStore((stores) => new PickupStationSelectStore(stores))
  usePageRefresh(store.reload, session.sessionCount)
  useReachBottom(() => void store.found.list.loadMore())

  if (!session.isSignedIn) return <SignInFirst onSignIn={openLogin} />
  return (
    <Page>
      <ResourceView resource={store.chosen}>
        {({ station }) => (station ? <Chosen name={station.displayName} /> : <Stations store={store} />)}
      </ResourceView>
    </Page>
  )
})

const Chosen = observer(function Chosen({ name }: { name: string }) {
  return (
    <Card title={name} aside={t('pickup.chosen')}>
      <Notice tone="brand" text={t('pickup.chosenHint')} />
      <Button
        id="to-service"
        kind="secondary"
        block
        icon="headset"
        onClick={() => void openPage('customerService')}
      >
        {t('title.customerService')}
      </Button>
    </Card>
  )
})

const Stations = observer(function Stations({ store }: { store: PickupStationSelectStore }) {
  const choose = useCommand(async ({ id, displayName }: PickupStation) => {
    const isSure = await askToConfirm({
      title: t('title.pickupStationSelect'),
      content: t('pickup.ask', { name: displayName }),
      confirmText: t('pickup.confirm'),
      cancelText: t('common.cancel'),
    })
    if (!isSure) return
    const refusal = await store.choose(id)
    if (refusal === null) showToast(t('pickup.done'))
    else await showAlert(t('error.title'), refusal, t('error.acknowledge'))
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
