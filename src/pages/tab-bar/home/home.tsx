import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { usePersonalStore, useStores } from '@/stores/StoresContext'
import { RevealTogether } from '@/ui/feedback/RevealTogether'
import { Page } from '@/ui/layout/Page'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { useTabPageTitle } from '@/ui/layout/usePageTitle'

import { CardSkeleton } from '../_shared/CardSkeleton'
import { TodoCard } from '../_shared/TodoCard'
import { useMineBadge } from '../_shared/useMineBadge'
import { HomeHead } from './HomeHead'
import { HomeStore } from './HomeStore'
import { HowItWorks } from './HowItWorks'
import { NowCard } from './NowCard'
import { Picks } from './Picks'
import { QuickActions } from './QuickActions'
import { RecentParcels } from './RecentParcels'
import { useHomeCard } from './useHomeCard'

import './home.scss'

export default observer(function HomePage() {
  useTabPageTitle('title.home', true)
  useMineBadge()
  const { session } = useStores()
  const store = usePersonalStore((stores) => new HomeStore(stores))
  usePageRefresh(store.reload, session.sessionCount)
  useHomeCard()

  return (
    <Page isFlush width="wide">
      <HomeHead addresses={store.addresses} />
      <View className="home">
        <RevealTogether resources={session.isSignedIn ? store.personalParts : []} skeleton={<HomeSkeleton />}>
          <View className="home__now">
            {session.isSignedIn && <NowCard />}
            {session.isSignedIn && <TodoCard />}
          </View>
          <View className="home__side">
            <QuickActions />
          </View>
          <View className="home__intro">{store.isNewcomer && <HowItWorks />}</View>
          <View className="home__more">
            {session.isSignedIn && <RecentParcels parcels={store.recentParcels} />}
            <Picks products={store.picks} />
          </View>
        </RevealTogether>
      </View>
    </Page>
  )
})

function HomeSkeleton() {
  return (
    <View className="home__now">
      <CardSkeleton rows={1} />
      <CardSkeleton rows={4} />
    </View>
  )
}
