import { useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/parcel'
import '@/i18n/packages/unclaimed'
import { openLogin } from '@/navigation/signIn'
import { usePersonalStore, useStores } from '@/stores/StoresContext'
import { Notice } from '@/ui/feedback/Notice'
import { Page } from '@/ui/layout/Page'
import { SearchBox } from '@/ui/list/SearchBox'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { StatusTabs } from '@/ui/list/StatusTabs'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'
import { WindowedListView } from '@/ui/list/WindowedListView'

import { ClaimRow } from './ClaimRow'
import { NoClaims } from './NoClaims'
import { NothingUnclaimed } from './NothingUnclaimed'
import { UnclaimedParcelStore } from './UnclaimedParcelStore'
import { UnclaimedRow } from './UnclaimedRow'

export default observer(function UnclaimedParcelPage() {
  usePageTitle('title.unclaimedParcel')
  const { session } = useStores()
  const store = usePersonalStore((stores) => new UnclaimedParcelStore(stores))
  usePageRefresh(store.reload, session.sessionCount)
  useReachBottom(() => void store.loadMore())

  if (!session.isSignedIn) return <SignInFirst text={t('unclaimed.gate')} onSignIn={openLogin} />
  return (
    <Page>
      <StatusTabs
        tabs={[
          { key: 'all', text: t('unclaimed.all'), count: null },
          { key: 'mine', text: t('unclaimed.mine'), count: null },
        ]}
        selected={store.tab}
        onSelect={(key) => void store.select(key === 'mine' ? 'mine' : 'all')}
      />
      {store.tab === 'all' ? <AllParcels store={store} /> : <MyClaims store={store} />}
    </Page>
  )
})

const AllParcels = observer(function AllParcels({ store }: { store: UnclaimedParcelStore }) {
  return (
    <>
      <SearchBox
        id="unclaimed-search"
        value={store.parcels.search}
        placeholder={t('unclaimed.search')}
        clearText={t('common.clear')}
        onChange={store.parcels.setSearch}
        onSubmit={(text) => void store.parcels.find(text)}
      />
      <Notice tone="brand" text={t('unclaimed.how')} />
      <WindowedListView
        list={store.parcels.list}
        renderItem={(parcel) => <UnclaimedRow parcel={parcel} />}
        empty={<NothingUnclaimed isFiltered={store.parcels.filter !== ''} />}
      />
    </>
  )
})

const MyClaims = observer(function MyClaims({ store }: { store: UnclaimedParcelStore }) {
  return (
    <WindowedListView
      list={store.claims}
      renderItem={(claim) => <ClaimRow claim={claim} />}
      empty={<NoClaims onLook={() => void store.select('all')} />}
    />
  )
})
