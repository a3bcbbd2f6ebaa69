import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/fundLog'
import '@/i18n/packages/wallet'
import { openPage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { fundApi } from '@/stores/areas/fundApi'
import { usePersonalStore, useStores } from '@/stores/StoresContext'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { RevealTogether } from '@/ui/feedback/RevealTogether'
import { SkeletonBlock } from '@/ui/feedback/SkeletonBlock'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'
import { ImmersiveHead } from '@/ui/layout/ImmersiveHead'
import { Page } from '@/ui/layout/Page'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { HeadBar } from './HeadBar'
import { MonthsCard } from './MonthsCard'
import { MyWalletStore } from './MyWalletStore'
import { RecentEntries } from './RecentEntries'
import { WalletHead } from './WalletHead'

import './my-wallet.scss'

export default observer(function MyWalletPage() {
  usePageTitle('title.myWallet', undefined, true)
  const { session } = useStores()
  const store = usePersonalStore((stores) => new MyWalletStore({ ...stores, funds: fundApi(stores.api) }))
  usePageRefresh(store.reload, session.sessionCount)

  if (!session.isSignedIn) {
    const head = (
      <ImmersiveHead page="wallet" bar={<HeadBar title={t('title.myWallet')} />}>
        {null}
      </ImmersiveHead>
    )
    return <SignInFirst head={head} text={t('wallet.gate')} onSignIn={openLogin} />
  }
  return (
    <Page isFlush>
      <WalletHead store={store} />
      <View className="wallet">
        <RevealTogether resources={[store.months, store.recent]} skeleton={<WalletSkeleton />}>
          <View className="wallet__months">{store.hasMonths && <MonthsCard store={store} />}</View>
          <RecentEntries store={store} />
          <View className="wallet__doors">
            <Doors />
          </View>
        </RevealTogether>
      </View>
    </Page>
  )
})

const Doors = observer(function Doors() {
  return (
    <CellGroup>
      <Cell
        id="topup-records"
        icon="list"
        title={t('wallet.topups')}
        onClick={() => void openPage('topupList')}
      />
      <Cell
        id="my-coupons"
        icon="wallet"
        title={t('wallet.coupons')}
        onClick={() => void openPage('myCoupon')}
      />
    </CellGroup>
  )
})

function WalletSkeleton() {
  return (
    <View className="wallet__entries">
      <Card>
        <SkeletonBlock width="short" />
      </Card>
      <Card>
        <SkeletonBlock shape="block" />
      </Card>
    </View>
  )
}
