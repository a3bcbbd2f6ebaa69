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
import { ListPage } from '@/ui/list/ListPage'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { useCommand } from '@/ui/control/useCommand'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { AddressEntry } from './AddressEntry'
import { MyAddressesStore } from './MyAddressesStore'

export default observer(function MyAddressesPage() {
  usePageTitle('title.myAddresses')
  const { addressChoice } = useStores()
  const isChoosing = usePageParams('myAddresses').choose === '1'
  const store = usePersonalStore((stores) => new MyAddressesStore(stores))
  const { list } = store
  // The second tap of a double tap would also close the page below.
  const choose = useCommand(async (address: Address) => {
    if (!isOnScreen('myAddresses')) return
    addressChoice.choose(address)
    await closePage()
  })

  return (
    <ListPage
      list={list}
      renderRow={(address) => (
        <AddressEntry store={store} address={address} onChoose={isChoosing ? choose.run : undefined} />
      )}
      head={isChoosing && <Notice tone="brand" text={t('address.choose')} />}
      search={{ id: 'address-search', placeholder: t('address.search') }}
      empty={<NoAddresses isFiltered={list.filter !== ''} />}
      signIn={<SignInFirst onSignIn={openLogin} />}
    >
      {list.rows.view === 'items' && (
        <FloatingButton
          id="add-address"
          icon="plus"
          text={t('address.add')}
          onClick={() => void openPage('editAddress')}
        />
      )}
    </ListPage>
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
