import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/afterSales'
import { isCaseOpen } from '@/model/care/afterSales'
import { closePage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import { usePageStore, useStores } from '@/stores/StoresContext'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { FormPage } from '@/ui/form/FormPage'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { AfterSalesDetailStore } from './AfterSalesDetailStore'
import { CaseHead } from './CaseHead'
import { ReplyForm } from './ReplyForm'
import { Thread } from './Thread'

export default observer(function AfterSalesDetailPage() {
  usePageTitle('title.afterSalesDetail')
  const { session } = useStores()
  const { id = '' } = usePageParams('afterSalesDetail')
  const store = usePageStore((stores) => new AfterSalesDetailStore(stores, id))
  usePageRefresh(store.load, session.ownerId)

  return (
    <FormPage form={store.form} gate={t('afterSales.gate')} onSignIn={openLogin}>
      <ResourceView resource={store.case} notFound={<NoSuchCase />}>
        {(one) => (
          <>
            <CaseHead one={one} />
            <Thread messages={one.messages} />
            {isCaseOpen(one) && <ReplyForm store={store} />}
          </>
        )}
      </ResourceView>
    </FormPage>
  )
})

const NoSuchCase = observer(function NoSuchCase() {
  return (
    <EmptyState
      illustration="search"
      text={t('afterSales.notFound')}
      action={{
        id: 'to-cases',
        text: t('title.afterSalesList'),
        onClick: () => void closePage('afterSalesList'),
      }}
    />
  )
})
