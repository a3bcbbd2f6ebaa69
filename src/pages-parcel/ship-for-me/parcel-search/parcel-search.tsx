import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/declaration'
import '@/i18n/packages/parcel'
import '@/i18n/packages/parcelList'
import { openPage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import { usePageStore } from '@/stores/StoresContext'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { Button } from '@/ui/control/Button'
import { usePageTitle } from '@/ui/layout/usePageTitle'
import { ListPage } from '@/ui/list/ListPage'
import { ListSearch } from '@/ui/list/ListSearch'
import { EVEN_ROW_HEIGHT } from '@/ui/list/RowCard'

import { ScanButton } from '../../_shared/scan/ScanButton'
import { ParcelEntry } from '../parcel-rows/ParcelEntry'
import { HistoryList } from './HistoryList'
import { NothingFound } from './NothingFound'
import { ParcelSearchStore } from './ParcelSearchStore'

import './parcel-search.scss'

export default observer(function ParcelSearchPage() {
  usePageTitle('title.parcelSearch')
  const store = usePageStore((stores) => new ParcelSearchStore(stores))
  const { list, history } = store
  return (
    <ListPage
      list={list}
      rowHeight={EVEN_ROW_HEIGHT}
      renderRow={(parcel) => <ParcelEntry parcel={parcel} onOpen={openParcel} />}
      head={<SearchHead store={store} />}
      instead={
        list.filter === '' && <HistoryList history={history} onSelect={(words) => void store.find(words)} />
      }
      empty={<NothingFound store={store} />}
      signIn={<SignInFirst text={t('parcel.gate')} hint={t('parcel.gateHint')} onSignIn={openLogin} />}
      reload={store.reload}
    />
  )
})

const SearchHead = observer(function SearchHead({ store }: { store: ParcelSearchStore }) {
  const { setSearch, find } = store
  const { search } = store.list
  const { scan } = usePageParams('parcelSearch')
  return (
    <View className="parcel-search">
      <View className="parcel-search__box">
        <ListSearch
          id="parcel-search"
          list={{ search, setSearch, find }}
          placeholder={t('parcel.searchHint')}
        />
      </View>
      <ScanButton isIcon startsNow={scan !== undefined} onNumber={(number) => void find(number)} />
      <Button id="search" kind="text" size="m" onClick={() => void find(search)}>
        {t('common.search')}
      </Button>
    </View>
  )
})

function openParcel(id: string): void {
  void openPage('parcelDetail', { id })
}
