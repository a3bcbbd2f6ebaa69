import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { APP_BUILD, APP_VERSION } from '@/platform/buildSettings'
import { openPage } from '@/navigation/navigate'
import { usePersonalStore, useStores } from '@/stores/StoresContext'
import { Cell } from '@/ui/Cell'
import { CellGroup } from '@/ui/CellGroup'
import { Page } from '@/ui/Page'
import { SignOutCell } from '@/ui/SignOutCell'
import { usePageRefresh } from '@/ui/usePageRefresh'
import { useTabPageTitle } from '@/ui/usePageTitle'

import { Counts } from './Counts'
import { IdentityCard } from './IdentityCard'
import { MineStore } from './MineStore'

import './mine.scss'

export default observer(function MinePage() {
  useTabPageTitle('title.mine')
  const { session } = useStores()
  const store = usePersonalStore((stores) => new MineStore(stores))
  usePageRefresh(store.reload, session.sessionCount)

  return (
    <Page isFlush>
      <IdentityCard store={store} />
      <View className="mine-body">
        {session.isSignedIn && <Counts store={store} />}
        <WarehouseGroup />
        <AccountGroup />
        <Text className="mine-version">{t('mine.version', { version: APP_VERSION, build: APP_BUILD })}</Text>
      </View>
    </Page>
  )
})

const WarehouseGroup = observer(function WarehouseGroup() {
  return (
    <CellGroup title={t('mine.groupParcels')}>
      <Cell
        id="my-parcels"
        icon="parcel"
        title={t('mine.myParcels')}
        onClick={() => void openPage('parcelList')}
      />
      <Cell
        id="declare"
        icon="parcel-plus"
        title={t('mine.declare')}
        onClick={() => void openPage('createParcel')}
      />
      <Cell
        id="warehouse-address"
        icon="warehouse"
        title={t('mine.warehouseAddress')}
        onClick={() => void openPage('warehouseAddress')}
      />
      <Cell
        id="addresses"
        icon="address"
        title={t('mine.addresses')}
        onClick={() => void openPage('myAddresses')}
      />
      <Cell
        id="after-sales"
        icon="refresh"
        title={t('mine.afterSales')}
        onClick={() => void openPage('afterSalesList')}
      />
      <Cell
        id="customer-service"
        icon="headset"
        title={t('mine.customerService')}
        onClick={() => void openPage('customerService')}
      />
    </CellGroup>
  )
})

const AccountGroup = observer(function AccountGroup() {
  const { session, locale } = useStores()
  return (
    <CellGroup title={t('mine.groupAccount')}>
      <Cell
        id="my-profile"
        icon="user"
        title={t('mine.profile')}
        onClick={() => void openPage('myProfile')}
      />
      <Cell
        id="language"
        icon="globe"
        title={t('mine.language')}
        value={t(`language.${locale.locale}`)}
        onClick={() => void openPage('language')}
      />
      <Cell
        id="settings"
        icon="settings"
        title={t('mine.settings')}
        onClick={() => void openPage('settingList')}
      />
      {session.isSignedIn && <SignOutCell session={session} />}
    </CellGroup>
  )
})
