import { observer } from 'mobx-react'

import { usePersonalStore, useStores } from '@/stores/StoresContext'
import { Page } from '@/ui/Page'
import { usePageRefresh } from '@/ui/usePageRefresh'
import { useTabPageTitle } from '@/ui/usePageTitle'

import { HomeHead } from './HomeHead'
import { HomeStore } from './HomeStore'
import { HowItWorks } from './HowItWorks'
import { Picks } from './Picks'
import { QuickActions } from './QuickActions'
import { RecentParcels } from './RecentParcels'
import { TodoStrip } from './TodoStrip'

export default observer(function HomePage() {
  useTabPageTitle('title.home')
  const { session } = useStores()
  const store = usePersonalStore((stores) => new HomeStore(stores))
  usePageRefresh(store.reload, session.sessionCount)

  return (
    <Page isFlush>
      <HomeHead addresses={store.addresses} />
      {session.isSignedIn && <TodoStrip store={store} />}
      <QuickActions />
      {session.isSignedIn && <RecentParcels parcels={store.recentParcels} />}
      <HowItWorks />
      <Picks products={store.picks} />
    </Page>
  )
})
