import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/pickupStation'
import type { PickupStation } from '@/model/order/pickupStation'
import { openPage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { askToConfirm } from '@/platform/dialog/modal'
import { showToast } from '@/platform/dialog/toast'
import { usePersonalStore } from '@/stores/StoresContext'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { Button } from '@/ui/control/Button'
import { useCommand } from '@/ui/control/useCommand'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Notice } from '@/ui/feedback/Notice'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { Card } from '@/ui/layout/Card'
import { usePageTitle } from '@/ui/layout/usePageTitle'
import { ListPage } from '@/ui/list/ListPage'

import { PickupStationSelectStore } from './PickupStationSelectStore'
import { StationCard } from './StationCard'

/** Lets the customer choose a pickup point, once and for all. */
export default observer(function PickupStationSelectPage() {
  usePageTitle('title.pickupStationSelect')
  const store = usePersonalStore((stores) => new PickupStationSelectStore(stores))
  const { chosen, groups, list } = store
  const canChoose = chosen.value !== null && chosen.value.station === null
  const choose = useChoose(store)

  return (
    <ListPage
      list={list}
      renderRow={(station) => (
        <StationCard station={station} isBusy={choose.isRunning} onSelect={() => void choose.run(station)} />
      )}
      head={canChoose && <Notice tone="warning" text={t('pickup.once')} />}
      search={{ id: 'station-search', placeholder: t('pickup.search') }}
      tabs={(groups.value ?? []).map(({ id, displayName }) => ({ key: id, text: displayName }))}
      instead={
        canChoose ? null : (
          <ResourceView resource={chosen}>
            {({ station }) => station && <Chosen name={station.displayName} />}
          </ResourceView>
        )
      }
      empty={<EmptyState illustration="search" text={t('pickup.empty')} />}
      signIn={<SignInFirst onSignIn={openLogin} />}
      reload={store.reload}
      refreshVisible={store.refreshVisible}
    />
  )
})

function useChoose(store: PickupStationSelectStore) {
  return useCommand(async ({ id, displayName }: PickupStation) => {
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
}

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
