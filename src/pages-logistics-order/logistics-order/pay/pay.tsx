import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/bill'
import '@/i18n/packages/billDifference'
import '@/i18n/packages/order'
import '@/i18n/packages/pay'
import '@/i18n/packages/payOrder'
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

import { NoSuchOrder } from '../../_shared/NoSuchOrder'
import { orderApi } from '../../_shared/orderApi'

import { NothingDue } from './NothingDue'
import { PaidSheet } from './PaidSheet'
import { Payment } from './Payment'
import { PayOrderStore } from './PayOrderStore'
import { titleOf } from './paidText'

export default observer(function PayOrderPage() {
  usePageTitle('title.payOrder')
  const { session } = useStores()
  const { id = '' } = usePageParams('payOrder')
  const store = usePersonalStore((stores) => new PayOrderStore({ ...stores, api: orderApi(stores.api) }, id))
  const { result, show, close } = useSuccess<Paid>(() => isOnScreen('payOrder'), session.ownerId)
  usePageRefresh(store.load, session.sessionCount)

  if (!session.isSignedIn) return <SignInFirst text={t('pay.gate')} onSignIn={openLogin} />
  return (
    <Page>
      <ResourceView resource={store.order} notFound={<NoSuchOrder />} onRetry={store.load}>
        {(order) =>
          store.payment.state === 'due' ? (
            <Payment store={store} order={order} onPaid={(paid) => show(paid, titleOf(paid))} />
          ) : (
            <NothingDue order={order} />
          )
        }
      </ResourceView>
      {result && <PaidSheet id={id} paid={result} onClose={close} />}
    </Page>
  )
})
