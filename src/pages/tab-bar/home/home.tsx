import { View } from '@tarojs/components'
import { useDidHide, useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { useState } from 'react'

import { useIsDesktop } from '@/platform/device/desktop'
import { usePageStore, usePersonalStore, useStores } from '@/stores/StoresContext'
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
import { NowCard } from './NowCard'
import { QuickActions } from './QuickActions'
import { RecentParcels } from './RecentParcels'
import { useHomeCard } from './useHomeCard'

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
  useHomeCard()

  return (
    <Page isFlush width="wide">
      <HomeHead addresses={store.addresses} />
      <View className="home">
        <RevealTogether resources={isSignedIn ? store.personalParts : []} skeleton={<HomeSkeleton />}>
          <View className="home__now">
            <Now content={content} />
          </View>
          <View className="home__side">
            <QuickActions />
            {isDesktop && <HomePart content={content} part="news" />}
            {isDesktop && <HomePart content={content} part="faqs" />}
          </View>
          <View className="home__intro">{store.isNewcomer && <Intro content={content} />}</View>
          <View className="home__more">
            {isSignedIn && <RecentParcels parcels={store.recentParcels} />}
            {!isDesktop && <HomePart content={content} part="news" />}
            <HomePart content={content} part="reading" />
            {!isDesktop && <HomePart content={content} part="faqs" />}
          </View>
        </RevealTogether>
      </View>
      <Popup content={content} />
    </Page>
  )
})
interface ContentProps {
  readonly content: HomeContent
}

const Now = observer(function Now({ content }: ContentProps) {
  if (!useStores().session.isSignedIn) return <HomePart content={content} part="prices" />
  return (
    <>
      <NowCard />
      <TodoCard />
    </>
  )
})

const Intro = observer(function Intro({ content }: ContentProps) {
  return (
    <>
      {useStores().session.isSignedIn && <HomePart content={content} part="prices" />}
      <HomePart content={content} part="howItWorks" />
    </>
  )
})

/** Only while Home is on screen, as it would take the focus of another page. */
const Popup = observer(function Popup({ content: { blocks } }: ContentProps) {
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
