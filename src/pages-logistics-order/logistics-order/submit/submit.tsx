import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { errorText } from '@/i18n/errorText'
import '@/i18n/packages/bill'
import '@/i18n/packages/order'
import '@/i18n/packages/quote'
import { openPage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { usePageStore, useStores } from '@/stores/StoresContext'
import { ContactNotice } from '@/ui/account/ContactNotice'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { RevealTogether } from '@/ui/feedback/RevealTogether'
import { DraftNotice } from '@/ui/form/DraftNotice'
import { FormPage } from '@/ui/form/FormPage'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { orderApi } from '../../_shared/orderApi'
import { ChannelsSection } from '../../_shared/shipping/ChannelsSection'
import { ExtrasSection } from '../../_shared/shipping/ExtrasSection'
import { NotesSection } from '../../_shared/shipping/NotesSection'
import { OrderColumns } from '@/ui/order/OrderColumns'
import { ReceivingSection } from '../../_shared/shipping/ReceivingSection'

import { AutoPayCard } from './AutoPayCard'
import { BillSection } from './BillSection'
import { CouponField } from './CouponField'
import { CustomsSection } from './CustomsSection'
import { NothingChosen } from './NothingChosen'
import { OrderPlaced } from './OrderPlaced'
import { ParcelsSection } from './ParcelsSection'
import { SubmitBar } from './SubmitBar'
import { SubmitOrderStore } from './SubmitOrderStore'

export default observer(function SubmitOrderPage() {
  usePageTitle('title.submitOrder')
  const { session } = useStores()
  const store = usePageStore((stores) => new SubmitOrderStore({ ...stores, api: orderApi(stores.api) }))
  usePageRefresh(store.load, session.ownerId)

  return (
    <FormPage
      form={store.form}
      gate={t('order.gate')}
      onSignIn={openLogin}
      {...(!store.placed && !store.isEmpty && { width: 'wide' })}
    >
      <Content store={store} />
    </FormPage>
  )
})

const Content = observer(function Content({ store }: { store: SubmitOrderStore }) {
  const { customer, placed, isEmpty } = store
  if (placed) return <OrderPlaced order={placed} />
  if (customer.value === null) {
    if (!customer.error) return <DetailSkeleton />
    return (
      <ErrorState
        text={errorText(customer.error)}
        retryText={t('common.retry')}
        onRetry={() => void store.load()}
      />
    )
  }
  return isEmpty ? <NothingChosen /> : <OrderForm store={store} />
})

const OrderForm = observer(function OrderForm({ store }: { store: SubmitOrderStore }) {
  const { editor } = store
  const { addresses, services } = editor.shipping.options
  return (
    <RevealTogether resources={[editor.chosen, addresses, services]} skeleton={<DetailSkeleton />}>
      <OrderColumns
        bill={
          <>
            <BillSection store={store} />
            <SubmitBar store={store} />
          </>
        }
      >
        <DraftNotice form={store} text={t('common.draftRestored')} discardText={t('common.draftDiscard')} />
        {!editor.isReachable && <ContactNotice onComplete={() => void openPage('myProfile')} />}
        <ParcelsSection store={store} />
        <ReceivingSection editor={editor.shipping} />
        <ChannelsSection editor={editor.shipping} onRetry={() => void store.load()} />
        <CustomsSection editor={editor} />
        <ExtrasSection editor={editor.shipping}>
          <CouponField editor={editor} />
        </ExtrasSection>
        <AutoPayCard editor={editor} />
        <NotesSection form={editor.form} />
      </OrderColumns>
    </RevealTogether>
  )
})
