import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/warehouse'
import { openLogin } from '@/navigation/signIn'
import { usePersonalStore, useStores } from '@/stores/StoresContext'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Page } from '@/ui/layout/Page'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { RevealTogether } from '@/ui/feedback/RevealTogether'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { useTabPageTitle } from '@/ui/layout/usePageTitle'

import { useMineBadge } from '../_shared/useMineBadge'
import { AddressTips } from './AddressTips'
import { ChosenAddress } from './ChosenAddress'
import { NextSteps } from './NextSteps'
import { WarehouseAddressStore } from './WarehouseAddressStore'

import './warehouse-address.scss'

export default observer(function WarehouseAddressPage() {
  useTabPageTitle('title.warehouseAddress')
  useMineBadge()
  const { session } = useStores()
  const store = usePersonalStore((stores) => new WarehouseAddressStore(stores))
  usePageRefresh(store.reload, session.sessionCount)

  return (
    <Page width="wide">
      <RevealTogether
        resources={session.isSignedIn ? [store.addresses, store.tips] : []}
        skeleton={<DetailSkeleton />}
      >
        <View className="warehouse">
          <View className="warehouse__label">
            {session.isSignedIn ? (
              <ResourceView resource={store.addresses}>
                {(addresses) => <ChosenAddress addresses={addresses} />}
              </ResourceView>
            ) : (
              <EmptyState
                illustration="mailbox"
                text={t('warehouse.gate')}
                hint={t('warehouse.gateHint')}
                action={{ id: 'sign-in', text: t('signIn.gateAction'), onClick: () => void openLogin() }}
              />
            )}
          </View>
          <View className="warehouse__more">
            <NextSteps addresses={store.addresses.value ?? []} />
            <AddressTips tips={store.tips.value ?? []} />
          </View>
        </View>
      </RevealTogether>
    </Page>
  )
})
