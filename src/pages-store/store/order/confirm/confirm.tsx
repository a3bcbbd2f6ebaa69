import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/storeOrder'
import '@/i18n/packages/product'
import { openLogin } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import { usePageStore, useStores } from '@/stores/StoresContext'
import { RevealTogether } from '@/ui/feedback/RevealTogether'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { FormPage } from '@/ui/form/FormPage'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { NoSuchProduct } from '../../../_shared/NoSuchProduct'
import { ConfirmStoreOrderStore } from './ConfirmStoreOrderStore'
import { OrderForm } from './OrderForm'

export default observer(function ConfirmStoreOrderPage() {
  usePageTitle('title.confirmStoreOrder')
  const { session } = useStores()
  const params = usePageParams('confirmStoreOrder')
  const store = usePageStore((stores) => new ConfirmStoreOrderStore(stores, params))
  usePageRefresh(store.load, session.ownerId)

  return (
    <FormPage
      form={store.form}
      gate={t('confirmStoreOrder.gate')}
      gateHint={t('confirmStoreOrder.gateHint')}
      onSignIn={openLogin}
      width="wide"
    >
      <ResourceView resource={store.product} notFound={<NoSuchProduct />} onRetry={store.load}>
        {(product) => (
          <RevealTogether resources={[store.product, store.warehouses]} skeleton={<DetailSkeleton />}>
            <OrderForm store={store} product={product} />
          </RevealTogether>
        )}
      </ResourceView>
    </FormPage>
  )
})
