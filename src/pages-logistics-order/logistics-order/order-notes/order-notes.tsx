import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/order'
import '@/i18n/packages/orderNotes'
import { MAX_ORDER_IMAGES, ORDER_NOTE_LIMIT } from '@/model/order/orderDetail'
import { closePage, isOnScreen, returnToPage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import { useSuccess } from '@/navigation/useSuccess'
import { usePageStore, useStores } from '@/stores/StoresContext'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { SuccessSheet } from '@/ui/feedback/SuccessSheet'
import { DraftNotice } from '@/ui/form/DraftNotice'
import { FormPage } from '@/ui/form/FormPage'
import { FormTextArea } from '@/ui/form/FormTextArea'
import { PhotosField } from '@/ui/form/PhotosField'
import { SubmitBar } from '@/ui/form/SubmitBar'
import { Card } from '@/ui/layout/Card'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { OrderNotesStore } from './OrderNotesStore'

/** Changes remarks, message and photos of an order. */
export default observer(function OrderNotesPage() {
  usePageTitle('title.orderNotes')
  const { id = '' } = usePageParams('orderNotes')
  const { session } = useStores()
  const store = usePageStore((stores) => new OrderNotesStore(stores, id))
  const { result, show, close } = useSuccess<true>(() => isOnScreen('orderNotes'), session.ownerId)
  usePageRefresh(store.load, session.ownerId)
  const backToOrder = () => close(() => returnToPage('orderDetail', { id }))

  return (
    <FormPage form={store.form} gate={t('orderNotes.gate')} onSignIn={openLogin} width="narrow">
      <ResourceView resource={store.order} notFound={<NoSuchOrder />}>
        {() =>
          store.isEditable ? (
            <Notes store={store} onSaved={() => show(true, t('orderNotes.saved'))} />
          ) : (
            <TooLate id={id} />
          )
        }
      </ResourceView>
      {result && (
        <SuccessSheet
          title={t('orderNotes.saved')}
          text={t('orderNotes.savedNext')}
          next={{ id: 'see-order', text: t('orderNotes.seeOrder'), onClick: backToOrder }}
          closeText={t('common.close')}
          onClose={backToOrder}
        />
      )}
    </FormPage>
  )
})

interface NotesProps {
  readonly store: OrderNotesStore
  readonly onSaved: () => void
}

const Notes = observer(function Notes({ store, onSaved }: NotesProps) {
  const { form } = store

  async function submit(): Promise<void> {
    if (await store.submit()) onSaved()
  }

  return (
    <>
      <DraftNotice form={form} text={t('common.draftRestored')} discardText={t('orderNotes.discard')} />
      <Card>
        <FormTextArea form={form} field="remarks" label={t('order.remarks')} limit={ORDER_NOTE_LIMIT} />
        <FormTextArea
          form={form}
          field="messageToStaff"
          label={t('order.message')}
          help={t('order.messageHelp')}
          limit={ORDER_NOTE_LIMIT}
        />
        <PhotosField
          form={form}
          limit={MAX_ORDER_IMAGES}
          label={t('order.photos')}
          help={t('order.photosHelp', { limit: MAX_ORDER_IMAGES })}
        />
      </Card>
      <SubmitBar form={form} text={t('common.save')} onSubmit={submit} />
    </>
  )
})

const TooLate = observer(function TooLate({ id }: { id: string }) {
  return (
    <EmptyState
      illustration="parcel"
      text={t('orderNotes.tooLate')}
      action={{
        id: 'see-order',
        text: t('orderNotes.seeOrder'),
        onClick: () => void returnToPage('orderDetail', { id }),
      }}
    />
  )
})

const NoSuchOrder = observer(function NoSuchOrder() {
  return (
    <EmptyState
      illustration="search"
      text={t('orderNotes.notFound')}
      action={{ text: t('common.back'), onClick: () => void closePage('orderList') }}
    />
  )
})
