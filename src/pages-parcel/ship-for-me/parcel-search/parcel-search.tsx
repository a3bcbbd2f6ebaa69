import { View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/parcel'
import '@/i18n/packages/parcelList'
import { openPage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { usePageStore, useStores } from '@/stores/StoresContext'
import { Button } from '@/ui/control/Button'
import { Page } from '@/ui/layout/Page'
import { SearchBox } from '@/ui/list/SearchBox'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'
import { WindowedListView } from '@/ui/list/WindowedListView'

import { ParcelEntry } from '../parcel-rows/ParcelEntry'
import { HistoryList } from './HistoryList'
import { NothingFound } from './NothingFound'
import { ParcelSearchStore } from './ParcelSearchStore'

import './parcel-search.scss'

export default observer(function ParcelSearchPage() {
  usePageTitle('title.parcelSearch')
  const { session } = useStores()
  const store = usePageStore((stores) => new ParcelSearchStore(stores))
  usePageRefresh(store.reload, session.sessionCount, store.comeBack)
  useReachBottom(() => void store.list.loadMore())

  if (!session.isSignedIn)
    return <SignInFirst text={t('parcel.gate')} hint={t('parcel.gateHint')} onSignIn={openLogin} />
  return (
    <Page>
      <View className="parcel-search">
        <View className="parcel-search__box">
          <SearchBox
            id="parcel-search"
            value={store.words}
            placeholder={t('parcel.searchHint')}
            clearText={t('common.clear')}
            onChange={store.setWords}
            onSubmit={(words) => void store.find(words)}
          />
        </View>
        <Button id="search" kind="text" size="m" onClick={() => void store.find(store.words)}>
          {t('common.search')}
        </Button>
      </View>
      {store.filter === '' ? (
        <HistoryList history={store.history} onSelect={(words) => void store.find(words)} />
      ) : (
        <WindowedListView
          list={store.list}
          renderItem={(parcel) => <ParcelEntry parcel={parcel} onOpen={openParcel} />}
          empty={<NothingFound store={store} />}
          onWindow={store.setShown}
        />
      )}
    </Page>
  )
})

function openParcel(id: string): void {
  void openPage('parcelDetail', { id })
}
