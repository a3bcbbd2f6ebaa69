import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/declaration'
import '@/i18n/packages/parcel'
import '@/i18n/packages/parcelList'
import { openPage } from '@/navigation/navigate'
import { ownLinkDoor } from '@/navigation/ownLink'
import { openLogin } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import { usePageStore } from '@/stores/StoresContext'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { usePageTitle } from '@/ui/layout/usePageTitle'
import { HistoryList } from '@/ui/list/HistoryList'
import { ListPage } from '@/ui/list/ListPage'
import { EVEN_ROW_HEIGHT } from '@/ui/list/RowCard'
import { ScanSearch } from '@/ui/scan/ScanSearch'

import { ParcelEntry } from '../parcel-rows/ParcelEntry'
import { NothingFound } from './NothingFound'
import { ParcelSearchStore } from './ParcelSearchStore'

export default observer(function ParcelSearchPage() {
  usePageTitle('title.parcelSearch')
  const store = usePageStore((stores) => new ParcelSearchStore(stores))
  const { scan } = usePageParams('parcelSearch')
  const { list } = store
  return (
    <ListPage
      list={list}
      rowHeight={EVEN_ROW_HEIGHT}
      renderRow={(parcel) => <ParcelEntry parcel={parcel} onOpen={openParcel} />}
      head={
        <ScanSearch
          id="parcel-search"
          value={list.search}
          placeholder={t('parcel.searchHint')}
          startsNow={scan !== undefined}
          onChange={store.setSearch}
          onSubmit={(words) => void store.find(words)}
          linkDoor={ownLinkDoor}
        />
      }
      instead={list.filter === '' && <Recent store={store} />}
      empty={<NothingFound store={store} />}
      signIn={<SignInFirst text={t('parcel.gate')} hint={t('parcel.gateHint')} onSignIn={openLogin} />}
      reload={store.reload}
    />
  )
})

const Recent = observer(function Recent({ store }: { store: ParcelSearchStore }) {
  return (
    <HistoryList
      history={store.history}
      onSelect={(words) => void store.find(words)}
      empty={
        <EmptyState illustration="search" text={t('parcel.searchStart')} hint={t('parcel.searchStartHint')} />
      }
    />
  )
})

function openParcel(id: string): void {
  void openPage('parcelDetail', { id })
}
