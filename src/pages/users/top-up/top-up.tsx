import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/topupForm'
import { isOnScreen, openPage, replacePage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import { showToast } from '@/platform/dialog/toast'
import { usePageStore, useStores } from '@/stores/StoresContext'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { FormPage } from '@/ui/form/FormPage'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { TopUpForm } from './TopUpForm'
import { TopUpStore } from './TopUpStore'

export default observer(function TopUpPage() {
  usePageTitle('title.topUp')
  const { session } = useStores()
  const { amount } = usePageParams('topUp')
  const store = usePageStore((stores) => new TopUpStore(stores, amount))
  usePageRefresh(store.load, session.ownerId)

  return (
    <FormPage form={store.form} gate={t('topUp.gate')} onSignIn={openLogin}>
      <ResourceView resource={store.options.currencies} onRetry={store.load}>
        {(currencies) => {
          if (currencies.length === 0) return <Closed />
          return store.options.isReady ? <TopUpForm store={store} onCreated={goOn} /> : <DetailSkeleton />
        }}
      </ResourceView>
    </FormPage>
  )
})

/** The result replaces the form, so that Back leads to the unpaid order. */
function goOn(id: string): void {
  if (isOnScreen('topUp')) void replacePage('topupResult', { id })
  else showToast(t('topUp.submitted'))
}

const Closed = observer(function Closed() {
  return (
    <EmptyState
      illustration="cloud-off"
      text={t('topUp.closed')}
      hint={t('topUp.closedHint')}
      action={{
        id: 'customer-service',
        text: t('topUp.customerService'),
        onClick: () => void openPage('customerService'),
      }}
    />
  )
})
