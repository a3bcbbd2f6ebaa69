import { useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/parcel'
import '@/i18n/packages/unclaimed'
import { openPage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { usePersonalStore, useStores } from '@/stores/StoresContext'
import { EmptyState } from '@/ui/EmptyState'
import { Notice } from '@/ui/Notice'
import { Page } from '@/ui/Page'
import { PagedListView } from '@/ui/PagedListView'
import { SearchBox } from '@/ui/SearchBox'
import { SignInFirst } from '@/ui/SignInFirst'
import { StatusTabs } from '@/ui/StatusTabs'
import { usePageRefresh } from '@/ui/usePageRefresh'
import { usePageTitle } from '@/ui/usePageTitle'

import { ClaimRow } from './ClaimRow'
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
        value={store.search}
        placeholder={t('unclaimed.search')}
        clearText={t('common.clear')}
        onChange={store.setSearch}
        onSubmit={(text) => void store.find(text)}
      />
      <Notice tone="brand" text={t('unclaimed.how')} />
      <PagedListView
        list={store.parcels}
        renderItem={(parcel) => <UnclaimedRow key={parcel.id} parcel={parcel} />}
        empty={<NothingUnclaimed isFiltered={store.filter !== ''} />}
      />
    </>
  )
})

const MyClaims = observer(function MyClaims({ store }: { store: UnclaimedParcelStore }) {
  return (
    <PagedListView
      list={store.claims}
      renderItem={(claim) => <ClaimRow key={claim.id} claim={claim} />}
      empty={<NoClaims onLook={() => void store.select('all')} />}
    />
  )
})

const NothingUnclaimed = observer(function NothingUnclaimed({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      illustration={isFiltered ? 'search' : 'parcel'}
      text={isFiltered ? t('unclaimed.emptySearch') : t('unclaimed.empty')}
      hint={t('unclaimed.emptyHint')}
      action={{
        id: 'to-service',
        text: t('unclaimed.customerService'),
        onClick: () => void openPage('customerService'),
      }}
    />
  )
})

const NoClaims = observer(function NoClaims({ onLook }: { onLook: () => void }) {
  return (
    <EmptyState
      illustration="search"
      text={t('unclaimed.noClaims')}
      action={{ id: 'to-all', text: t('unclaimed.look'), onClick: onLook }}
    />
  )
})
