import { View } from '@tarojs/components'
import { useDidHide, useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { useState } from 'react'

import { t } from '@/i18n'
import { routeUrl } from '@/navigation/routes'
import { useIsDesktop } from '@/platform/device/desktop'
import { usePageStore, usePersonalStore, useStores } from '@/stores/StoresContext'
import { useShareCard } from '@/stores/share/useShareCard'
import { RevealTogether } from '@/ui/feedback/RevealTogether'
import { Page } from '@/ui/layout/Page'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { useTabPageTitle } from '@/ui/layout/usePageTitle'

import { CardSkeleton } from '../_shared/CardSkeleton'
import { TodoCard } from '../_shared/TodoCard'
import { useMineBadge } from '../_shared/useMineBadge'
import { HomeContent } from './HomeContent'
import { HomeHead } from './HomeHead'
import { HomePart } from './HomePart'
import { HomeStore } from './HomeStore'
import { HowItWorks } from './HowItWorks'
import { NowCard } from './NowCard'
import { QuickActions } from './QuickActions'
import { RecentParcels } from './RecentParcels'

import './home.scss'

export default observer(function HomePage() {
  useTabPageTitle('title.home', true)
  useMineBadge()
  const { session, locale } = useStores()
  const { isSignedIn } = session
  const store = usePersonalStore((stores) => new HomeStore(stores))
  const content = usePageStore((stores) => new HomeContent(stores))
  const isDesktop = useIsDesktop()
  usePageRefresh(
    async () => void (await Promise.all([store.reload(), content.reload(!isSignedIn)])),
    `${session.sessionCount} ${locale.locale}`,
    async () => void (await Promise.all([store.reload(), content.refreshVisible(!isSignedIn)])),
  )
  useShareCard(() => ({ title: t('share.title'), url: routeUrl('home', {}) }))

  const news = <HomePart content={content} part="news" />
  const faqs = <HomePart content={content} part="faqs" />
  const prices = <HomePart content={content} part="prices" />
  return (
    <Page isFlush width="wide">
      <HomeHead addresses={store.addresses} />
      <View className="home">
        <RevealTogether resources={isSignedIn ? store.personalParts : []} skeleton={<HomeSkeleton />}>
          <View className="home__now">
            {isSignedIn ? <NowCard /> : prices}
            {isSignedIn && <TodoCard />}
          </View>
          <View className="home__side">
            <QuickActions />
            {isDesktop && news}
            {isDesktop && faqs}
          </View>
          <View className="home__intro">
            {isSignedIn && store.isNewcomer && prices}
            {store.isNewcomer && <HowItWorks />}
          </View>
          <View className="home__more">
            {isSignedIn && <RecentParcels parcels={store.recentParcels} />}
            {!isDesktop && news}
            <HomePart content={content} part="reading" />
            {!isDesktop && faqs}
          </View>
        </RevealTogether>
      </View>
      <Popup content={content} />
    </Page>
  )
})

/** Only while Home is on screen, as it would take the focus of another page. */
const Popup = observer(function Popup({ content: { blocks } }: { content: HomeContent }) {
  const [isShown, setShown] = useState(true)
  useDidShow(() => setShown(true))
  useDidHide(() => setShown(false))
  return blocks && isShown && <blocks.PopupAnnounce store={blocks.store} />
})

function HomeSkeleton() {
  return (
    <View className="home__now">
      <CardSkeleton rows={1} />
      <CardSkeleton rows={4} />
    </View>
  )
}
