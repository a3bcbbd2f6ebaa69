import { useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/contact'
import { openPage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { usePersonalStore, useStores } from '@/stores/StoresContext'
import { Button } from '@/ui/control/Button'
import { Card } from '@/ui/layout/Card'
import { Notice } from '@/ui/feedback/Notice'
import { Page } from '@/ui/layout/Page'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { PickupStationSelectStore } from './PickupStationSelectStore'
import { Stations } from './Stations'

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
