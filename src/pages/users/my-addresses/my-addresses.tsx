import { useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/address'
import type { Address } from '@/model/address/address'
import { closePage, isOnScreen, openPage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import { usePersonalStore, useStores } from '@/stores/StoresContext'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { FloatingButton } from '@/ui/layout/FloatingButton'
import { Notice } from '@/ui/feedback/Notice'
import { Page } from '@/ui/layout/Page'
import { PagedListView } from '@/ui/list/PagedListView'
import { SearchBox } from '@/ui/list/SearchBox'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { useCommand } from '@/ui/control/useCommand'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { AddressEntry } from './AddressEntry'
import { MyAddressesStore } from './MyAddressesStore'

export default observer(function MyAddressesPage() {
  usePageTitle('title.myAddresses')
  const { session, addressChoice } = useStores()
  const isChoosing = usePageParams('myAddresses').choose === '1'
  const store = usePersonalStore((stores) => new MyAddressesStore(stores))
  usePageRefresh(store.reload, session.sessionCount)
  useReachBottom(() => void store.found.list.loadMore())
  // Of two quick taps the second one would close the page below as well.
  const choose = useCommand(async (address: Address) => {
    if (!isOnScreen('myAddresses')) return
    addressChoice.choose(address)
    await closePage()
  })

  if (!session.isSignedIn) return <SignInFirst onSignIn={openLogin} />
  return (
    <Page>
      {isChoosing && <Notice tone="brand" text={t('address.choose')} />}
      <SearchBox
        id="address-search"
        value={store.found.search}
        placeholder={t('address.search')}
        clearText={t('common.clear')}
        onChange={store.found.setSearch}
        onSubmit={(text) => void store.found.find(text)}
      />
      <PagedListView
        list={store.found.list}
        renderItem={(address) => (
          <AddressEntry
            key={address.id}
            store={store}
            address={address}
            onChoose={isChoosing ? choose.run : undefined}
          />
        )}
        empty={<NoAddresses isFiltered={store.found.filter !== ''} />}
      />
      {store.found.list.view === 'items' && (
        <FloatingButton
          id="add-address"
          icon="plus"
          text={t('address.add')}
          onClick={() => void openPage('editAddress')}
        />
      )}
    </Page>
  )
})

const NoAddresses = observer(function NoAddresses({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <EmptyState illustration="search" text={t('address.emptySearch')} />
  return (
    <EmptyState
      illustration="mailbox"
      text={t('address.empty')}
      hint={t('address.emptyHint')}
      action={{ id: 'add-first', text: t('address.add'), onClick: () => void openPage('editAddress') }}
    />
  )
})
