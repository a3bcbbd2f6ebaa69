import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/confirmReceipt'
import { isOnScreen, openPage, returnToPage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import { useSuccess } from '@/navigation/useSuccess'
import { usePageStore, useStores } from '@/stores/StoresContext'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { SuccessSheet } from '@/ui/feedback/SuccessSheet'
import { FormPage } from '@/ui/form/FormPage'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { NoSuchOrder } from '../../_shared/NoSuchOrder'

import { ConfirmReceiptStore } from './ConfirmReceiptStore'
import { Receipt } from './Receipt'

/** Confirms the receipt of a delivered order. */
export default observer(function ConfirmReceiptPage() {
  usePageTitle('title.confirmReceipt')
  const { id = '' } = usePageParams('confirmReceipt')
  const { session } = useStores()
  const store = usePageStore((stores) => new ConfirmReceiptStore(stores, id))
  const success = useSuccess<true>(() => isOnScreen('confirmReceipt'), session.ownerId)
  usePageRefresh(store.load, session.ownerId)
  const { result: isDone, close } = success
  const backToOrder = () => close(() => returnToPage('orderDetail', { id }))

  return (
    <FormPage form={store.form} gate={t('confirmReceipt.gate')} onSignIn={openLogin} width="narrow">
      <ResourceView resource={store.order} notFound={<NoSuchOrder />}>
        {(order) => (
          <Receipt store={store} order={order} onDone={() => success.show(true, t('confirmReceipt.done'))} />
        )}
      </ResourceView>
      {isDone && (
        <SuccessSheet
          title={t('confirmReceipt.done')}
          text={t('confirmReceipt.thanks')}
          next={{ id: 'see-order', text: t('confirmReceipt.seeOrder'), onClick: backToOrder }}
          others={[
            {
              id: 'to-parcels',
              text: t('confirmReceipt.toParcels'),
              onClick: () => close(() => openPage('parcelList')),
            },
          ]}
          closeText={t('common.close')}
          onClose={backToOrder}
        />
      )}
    </FormPage>
  )
})
