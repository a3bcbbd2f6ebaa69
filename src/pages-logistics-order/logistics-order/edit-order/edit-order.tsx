import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/bill'
import '@/i18n/packages/editOrder'
import '@/i18n/packages/order'
import '@/i18n/packages/quote'
import type { LogisticsOrderDetail } from '@/model/order/orderDetail'
import { isOnScreen, returnToPage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import { useSuccess } from '@/navigation/useSuccess'
import { usePageStore, useStores } from '@/stores/StoresContext'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { RevealTogether } from '@/ui/feedback/RevealTogether'
import { SuccessSheet } from '@/ui/feedback/SuccessSheet'
import { DraftNotice } from '@/ui/form/DraftNotice'
import { FormPage } from '@/ui/form/FormPage'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { NoSuchOrder } from '../../_shared/NoSuchOrder'
import { orderApi } from '../../_shared/orderApi'
import { ChannelsSection } from '../../_shared/shipping/ChannelsSection'
import { ExtrasSection } from '../../_shared/shipping/ExtrasSection'
import { NotesSection } from '../../_shared/shipping/NotesSection'
import { OrderColumns } from '@/ui/order/OrderColumns'
import { ReceivingSection } from '../../_shared/shipping/ReceivingSection'

import { EditedBill } from './EditedBill'
import { EditOrderStore } from './EditOrderStore'
import { SaveBar } from './SaveBar'

/** Changes an order until it is weighed. */
export default observer(function EditOrderPage() {
  usePageTitle('title.editOrder')
  const { id = '' } = usePageParams('editOrder')
  const { session } = useStores()
  const store = usePageStore((stores) => new EditOrderStore({ ...stores, api: orderApi(stores.api) }, id))
  const { result, show, close } = useSuccess<true>(() => isOnScreen('editOrder'), session.ownerId)
  usePageRefresh(store.load, session.ownerId)
  const backToOrder = () => close(() => returnToPage('orderDetail', { id }))

  return (
    <FormPage
      form={store.form}
      gate={t('editOrder.gate')}
      onSignIn={openLogin}
      {...(store.isEditable && { width: 'wide' })}
    >
      <ResourceView resource={store.order} notFound={<NoSuchOrder />}>
        {(order) =>
          store.isEditable ? (
            <EditForm store={store} order={order} onSaved={() => show(true, t('editOrder.saved'))} />
          ) : (
            <TooLate id={id} />
          )
        }
      </ResourceView>
      {result && (
        <SuccessSheet
          title={t('editOrder.saved')}
          text={t('editOrder.savedNext')}
          next={{ id: 'see-order', text: t('editOrder.seeOrder'), onClick: backToOrder }}
          closeText={t('common.close')}
          onClose={backToOrder}
        />
      )}
    </FormPage>
  )
})

interface EditFormProps {
  readonly store: EditOrderStore
  readonly order: LogisticsOrderDetail
  readonly onSaved: () => void
}

const EditForm = observer(function EditForm({ store, order, onSaved }: EditFormProps) {
  const { form, shipping } = store
  const { addresses, services } = shipping.options
  return (
    <RevealTogether resources={[addresses, services]} skeleton={<DetailSkeleton />}>
      <OrderColumns
        bill={
          <>
            <EditedBill store={store} order={order} />
            <SaveBar store={store} onSaved={onSaved} />
          </>
        }
      >
        <DraftNotice form={form} text={t('common.draftRestored')} discardText={t('editOrder.discard')} />
        <ReceivingSection editor={shipping} />
        <ChannelsSection editor={shipping} onRetry={() => void store.load()} />
        <ExtrasSection editor={shipping} />
        <NotesSection form={form} />
      </OrderColumns>
    </RevealTogether>
  )
})

const TooLate = observer(function TooLate({ id }: { id: string }) {
  return (
    <EmptyState
      illustration="parcel"
      text={t('editOrder.tooLate')}
      action={{
        id: 'see-order',
        text: t('editOrder.seeOrder'),
        onClick: () => void returnToPage('orderDetail', { id }),
      }}
    />
  )
})
