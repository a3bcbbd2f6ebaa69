import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { routeUrl } from '@/navigation/routes'
import { usePersonalStore, useStores } from '@/stores/StoresContext'
import { useShareCard } from '@/stores/share/useShareCard'
import { RevealTogether } from '@/ui/feedback/RevealTogether'
import { Page } from '@/ui/layout/Page'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { useTabPageTitle } from '@/ui/layout/usePageTitle'

import { HomeHead } from './HomeHead'
import { HomeStore } from './HomeStore'
import { HowItWorks } from './HowItWorks'
import { Picks } from './Picks'
import { QuickActions } from './QuickActions'
import { RecentParcels } from './RecentParcels'
import { TodoStrip } from './TodoStrip'

export default observer(function HomePage() {
  useTabPageTitle('title.home', true)
  const { session } = useStores()
  const store = usePersonalStore((stores) => new HomeStore(stores))
  usePageRefresh(store.reload, session.sessionCount)
  useShareCard(() => ({ title: t('share.title'), url: routeUrl('home', {}) }))

  return (
    <Page isFlush>
      <HomeHead addresses={store.addresses} />
      <RevealTogether resources={session.isSignedIn ? store.personalParts : []}>
        {session.isSignedIn && <TodoStrip store={store} />}
        <QuickActions />
        {session.isSignedIn && <RecentParcels parcels={store.recentParcels} />}
        <HowItWorks />
        <Picks products={store.picks} />
      </RevealTogether>
    </Page>
  )
})
