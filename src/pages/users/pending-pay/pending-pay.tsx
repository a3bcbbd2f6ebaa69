import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/pay'
import '@/i18n/packages/pendingPay'
import { isOnScreen } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { useSuccess } from '@/navigation/useSuccess'
import { fundApi } from '@/stores/areas/fundApi'
import { usePersonalStore, useStores } from '@/stores/StoresContext'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { Page } from '@/ui/layout/Page'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'
import { ListSkeleton } from '@/ui/list/ListSkeleton'

import { PaidSheet } from './PaidSheet'
import { PayBar } from './PayBar'
import { PendingPayStore, type PaidEntries } from './PendingPayStore'
import { PendingSections } from './PendingSections'
import { Unpaid } from './Unpaid'

export default observer(function PendingPayPage() {
  usePageTitle('title.pendingPay')
  const { session } = useStores()
  const store = usePersonalStore((stores) => new PendingPayStore({ ...stores, funds: fundApi(stores.api) }))
  const { result, show, close } = useSuccess<PaidEntries>(() => isOnScreen('pendingPay'), session.ownerId)
  usePageRefresh(store.load, session.sessionCount)

  if (!session.isSignedIn) return <SignInFirst text={t('pay.gate')} onSignIn={openLogin} />
  return (
    <Page>
      <ResourceView resource={store.waiting} skeleton={<ListSkeleton rows={3} />} onRetry={store.load}>
        {() => (
          <>
            <Unpaid store={store} />
            {store.isEmpty ? (
              <EmptyState
                illustration="mailbox"
                text={t('pendingPay.empty')}
                hint={t('pendingPay.emptyHint')}
              />
            ) : (
              <PendingSections store={store} />
            )}
            <PayBar store={store} onPaid={(paid) => show(paid, t('pay.done'))} />
          </>
        )}
      </ResourceView>
      {result && <PaidSheet paid={result} onClose={close} />}
    </Page>
  )
})
