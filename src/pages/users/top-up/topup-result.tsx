import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/topup'
import { returnToPage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import { usePageStore, useStores } from '@/stores/StoresContext'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { FormPage } from '@/ui/form/FormPage'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'
import { usePolling } from '@/ui/layout/usePolling'

import { Result } from './result/Result'
import { TopupResultStore } from './result/TopupResultStore'

/** One top-up. Each gets a new store. */
export default observer(function TopupResultPage() {
  usePageTitle('title.topupResult')
  const { id = '' } = usePageParams('topupResult')
  return <TopupPage key={id} id={id} />
})

const TopupPage = observer(function TopupPage({ id }: { id: string }) {
  const { session } = useStores()
  const store = usePageStore((stores) => new TopupResultStore(stores, id))
  usePageRefresh(store.load, session.ownerId)
  usePolling(store.poll, store.waitsFor)

  return (
    <FormPage form={store.proof.form} gate={t('topupResult.gate')} onSignIn={openLogin}>
      <ResourceView resource={store.topup} notFound={<NoSuchTopup />} onRetry={store.load}>
        {(topup) => <Result store={store} topup={topup} />}
      </ResourceView>
    </FormPage>
  )
})

/** Shown for a top-up that doesn't exist or belongs to somebody else. */
const NoSuchTopup = observer(function NoSuchTopup() {
  return (
    <EmptyState
      illustration="search"
      text={t('topupResult.notFound')}
      action={{
        id: 'to-topups',
        text: t('topupResult.toList'),
        onClick: () => void returnToPage('topupList'),
      }}
    />
  )
})
