import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { openPage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { usePersonalStore, useStores } from '@/stores/StoresContext'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Page } from '@/ui/Page'
import { ResourceView } from '@/ui/ResourceView'
import { usePageRefresh } from '@/ui/usePageRefresh'
import { useTabPageTitle } from '@/ui/usePageTitle'

import { AddressLabel } from './AddressLabel'
import { AddressTips } from './AddressTips'
import { WarehouseAddressStore } from './WarehouseAddressStore'

import './warehouse-address.scss'

export default observer(function WarehouseAddressPage() {
  useTabPageTitle('title.warehouseAddress')
  const { session } = useStores()
  const store = usePersonalStore((stores) => new WarehouseAddressStore(stores))
  usePageRefresh(store.reload, session.sessionCount)

  return (
    <Page>
      {session.isSignedIn ? (
        <ResourceView resource={store.addresses}>
          {(addresses) => (
            <>
              {addresses.length === 0 && <EmptyState illustration="mailbox" text={t('warehouse.empty')} />}
              {addresses.map((address) => (
                <AddressLabel key={address.id} address={address} />
              ))}
              <View className="warehouse-next">
                <Button
                  id="declare"
                  kind="secondary"
                  block
                  icon="parcel-plus"
                  onClick={() => void openPage('createParcel')}
                >
                  {t('warehouse.declareNext')}
                </Button>
              </View>
            </>
          )}
        </ResourceView>
      ) : (
        <EmptyState
          illustration="mailbox"
          text={t('warehouse.gate')}
          hint={t('warehouse.gateHint')}
          action={{ id: 'sign-in', text: t('signIn.gateAction'), onClick: () => void openLogin() }}
        />
      )}
      <AddressTips />
    </Page>
  )
})
