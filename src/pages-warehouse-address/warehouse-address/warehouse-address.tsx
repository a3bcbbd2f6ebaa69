import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/warehouse'
import '@/i18n/packages/warehousePages'
import { addressCopyText, type WarehouseAddress } from '@/model/address/warehouseAddress'
import { openPage } from '@/navigation/navigate'
import { routeUrl } from '@/navigation/routes'
import { openLogin } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import { cardPicture } from '@/stores/share/cardPicture'
import { useShareCard } from '@/stores/share/useShareCard'
import { usePersonalStore, useStores } from '@/stores/StoresContext'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Notice } from '@/ui/feedback/Notice'
import { Page } from '@/ui/layout/Page'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { RevealTogether } from '@/ui/feedback/RevealTogether'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { WarehouseLabel } from '@/ui/parcel/WarehouseLabel'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { forShops } from '@/stores/content/addressesInLanguages'

import shareCard from './share-card.jpg'
import { AddressCodeCard } from './AddressCodeCard'
import { ShareCard } from './ShareCard'
import { ShopFormatCard } from './ShopFormatCard'
import { WarehouseAddressesStore } from './WarehouseAddressesStore'

/** A link names a warehouse but no customer: whoever opens it sees their own address, or signs in first. */
export default observer(function WarehouseAddressesPage() {
  usePageTitle('title.warehouseAddress')
  const { session, warehouseChoice } = useStores()
  const { id } = usePageParams('warehouseAddresses')
  const store = usePersonalStore((stores) => new WarehouseAddressesStore(stores, id))
  usePageRefresh(store.reload, session.sessionCount)
  const shownId = store.chosen?.[0].id ?? id
  const url = routeUrl('warehouseAddresses', shownId === undefined ? {} : { id: shownId })
  // Without an image WeChat would use a screenshot of this page, with the customer's code on it.
  useShareCard(() => ({
    title: t('addressShare.cardTitle', { app: t('app.name') }),
    url,
    picture: cardPicture('address'),
    packagedPicture: shareCard,
  }))

  if (!session.isSignedIn) {
    return <SignInFirst text={t('warehouse.gate')} hint={t('warehouse.gateHint')} onSignIn={openLogin} />
  }
  return (
    <Page>
      <RevealTogether resources={[store.addresses]} skeleton={<DetailSkeleton />}>
        <ResourceView resource={store.addresses}>
          {(all) => (
            <ChosenAddress
              store={store}
              addresses={all.map(([own]) => own)}
              onChoose={warehouseChoice.choose}
            />
          )}
        </ResourceView>
        <ShareCard url={url} />
        <CellGroup>
          <Cell
            id="to-check"
            icon="search"
            title={t('warehouse.toCheck')}
            description={t('warehouse.toCheckHint')}
            onClick={() => void openPage('addressCheck')}
          />
          <Cell
            id="to-tips"
            icon="info"
            title={t('warehouse.tipsTitle')}
            onClick={() => void openPage('warehouseAddressTips')}
          />
        </CellGroup>
      </RevealTogether>
    </Page>
  )
})

interface ChosenProps {
  readonly store: WarehouseAddressesStore
  readonly addresses: readonly WarehouseAddress[]
  readonly onChoose: (id: string) => void
}

const ChosenAddress = observer(function ChosenAddress({ store, addresses, onChoose }: ChosenProps) {
  const { chosen, format } = store
  if (!chosen) return <EmptyState illustration="mailbox" text={t('warehouse.empty')} />
  const [address] = chosen
  const shopAddress = forShops(chosen)
  return (
    <>
      <WarehouseLabel address={address} addresses={addresses} onChoose={onChoose} />
      {address.tips !== null && <Notice tone="warning" text={address.tips} />}
      {format && <ShopFormatCard address={shopAddress} format={format} onChoose={store.chooseShop} />}
      <AddressCodeCard text={addressCopyText(shopAddress)} name={address.idCode} />
    </>
  )
})
