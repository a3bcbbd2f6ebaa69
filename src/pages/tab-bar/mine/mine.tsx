import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/mine'
import { APP_BUILD, APP_VERSION } from '@/platform/build/buildSettings'
import { usePersonalStore, useStores } from '@/stores/StoresContext'
import { RevealTogether } from '@/ui/feedback/RevealTogether'
import { ImmersiveHead } from '@/ui/layout/ImmersiveHead'
import { Page } from '@/ui/layout/Page'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { useTabPageTitle } from '@/ui/layout/usePageTitle'

import { CardSkeleton } from '../_shared/CardSkeleton'
import { TodoCard } from '../_shared/TodoCard'
import { useMineBadge } from '../_shared/useMineBadge'
import { AccountDoors } from './AccountDoors'
import { AccountGroup } from './AccountGroup'
import { FirstSteps } from './FirstSteps'
import { HelpGroup } from './HelpGroup'
import { IdentityCard } from './IdentityCard'
import { MineStore } from './MineStore'
import { OrderDoors } from './OrderDoors'
import { ParcelFigures } from './ParcelFigures'
import { Tools } from './Tools'

import '@/ui/media/accountIcons.scss'
import './mine.scss'

export default observer(function MinePage() {
  useTabPageTitle('title.mine', true)
  useMineBadge()
  const { session } = useStores()
  const store = usePersonalStore((stores) => new MineStore(stores))
  usePageRefresh(store.reload, session.sessionCount)

  return (
    <Page isFlush width="wide">
      <ImmersiveHead page="mine">
        <IdentityCard store={store} />
      </ImmersiveHead>
      <View className="mine">
        <RevealTogether resources={session.isSignedIn ? store.countedParts : []} skeleton={<MineSkeleton />}>
          <View className="mine__main">
            <View className="mine__first">
              {session.isSignedIn && <AccountDoors store={store} />}
              {!session.isSignedIn || store.isNewcomer ? (
                <FirstSteps />
              ) : (
                <>
                  <OrderDoors />
                  <ParcelFigures store={store} />
                </>
              )}
            </View>
            {session.isSignedIn && <TodoCard />}
          </View>
          <View className="mine__side">
            <Tools />
            <HelpGroup />
            <AccountGroup />
            <Text className="mine__version">
              {t('mine.version', { version: APP_VERSION, build: APP_BUILD })}
            </Text>
          </View>
        </RevealTogether>
      </View>
    </Page>
  )
})

function MineSkeleton() {
  return (
    <View className="mine__main">
      <CardSkeleton rows={0} />
      <CardSkeleton rows={1} />
      <CardSkeleton rows={1} />
      <CardSkeleton rows={4} />
    </View>
  )
}
