import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/pay'
import '@/i18n/packages/storeOrder'
import { isOnScreen } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import { useSuccess } from '@/navigation/useSuccess'
import type { Paid } from '@/stores/funds/BalancePayment'
import { usePersonalStore, useStores } from '@/stores/StoresContext'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { Page } from '@/ui/layout/Page'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { NoSuchStoreOrder } from '../../_shared/NoSuchStoreOrder'
import { NothingDue } from './NothingDue'
import { PaidSheet } from './PaidSheet'
import { Payment } from './Payment'
import { PayStoreOrderStore } from './PayStoreOrderStore'

export default observer(function PayStoreOrderPage() {
  usePageTitle('title.payStoreOrder')
  const { session } = useStores()
  const { id = '' } = usePageParams('payStoreOrder')
  const store = usePersonalStore((stores) => new PayStoreOrderStore(stores, id))
  const { payment } = store
  const { result, show, close } = useSuccess<Paid>(() => isOnScreen('payStoreOrder'), session.ownerId)
  usePageRefresh(payment.load, session.sessionCount)

  if (!session.isSignedIn) return <SignInFirst text={t('pay.gate')} onSignIn={openLogin} />
  return (
    <Page>
      <ResourceView resource={store.order} notFound={<NoSuchStoreOrder />} onRetry={payment.load}>
        {(order) => (
          <>
            {payment.state === 'due' ? (
              <Payment payment={payment} order={order} onPaid={(paid) => show(paid, t('pay.done'))} />
            ) : (
              <NothingDue order={order} />
            )}
            {result && <PaidSheet order={order} paid={result} onClose={close} />}
          </>
        )}
      </ResourceView>
    </Page>
  )
})
