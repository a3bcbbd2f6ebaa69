import { useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/address'
import type { Address } from '@/model/address'
import { closePage, openPage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import { askToConfirm } from '@/platform/modal'
import { showToast } from '@/platform/toast'
import { usePersonalStore, useStores } from '@/stores/StoresContext'
import { EmptyState } from '@/ui/EmptyState'
import { FloatingButton } from '@/ui/FloatingButton'
import { Notice } from '@/ui/Notice'
import { Page } from '@/ui/Page'
import { PagedListView } from '@/ui/PagedListView'
import { SearchBox } from '@/ui/SearchBox'
import { SignInFirst } from '@/ui/SignInFirst'
import { useCommand } from '@/ui/useCommand'
import { usePageRefresh } from '@/ui/usePageRefresh'
import { usePageTitle } from '@/ui/usePageTitle'

import { AddressCard } from './AddressCard'
import { MyAddressesStore } from './MyAddressesStore'

export default observer(function MyAddressesPage() {
  usePageTitle('title.myAddresses')
  const { session } = useStores()
  const isChoosing = usePageParams('myAddresses').choose === '1'
  const store = usePersonalStore((stores) => new MyAddressesStore(stores))
  usePageRefresh(store.reload, session.sessionCount)
  useReachBottom(() => void store.found.list.loadMore())

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
          <AddressEntry key={address.id} store={store} address={address} isChoosing={isChoosing} />
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

interface EntryProps {
  readonly store: MyAddressesStore
  readonly address: Address
  readonly isChoosing: boolean
}

const AddressEntry = observer(function AddressEntry({ store, address, isChoosing }: EntryProps) {
  const { addressChoice } = useStores()
  const { id } = address
  const edit = () => void openPage('editAddress', { id })

  const makeDefault = useCommand(async () => {
    await store.makeDefault(id)
    showToast(t('address.defaultSet'))
  })
  const remove = useCommand(async () => {
    const isSure = await askToConfirm({
      title: t('address.delete'),
      content: t('address.deleteAsk', { recipient: address.recipient }),
      confirmText: t('address.delete'),
      cancelText: t('common.cancel'),
    })
    if (!isSure) return
    await store.remove(id)
    showToast(t('address.deleted'))
  })

  function choose(): void {
    addressChoice.choose(address)
    void closePage()
  }

  return (
    <AddressCard
      address={address}
      onOpen={isChoosing ? choose : edit}
      onEdit={edit}
      onDelete={() => void remove.run()}
      onMakeDefault={() => void makeDefault.run()}
    />
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
