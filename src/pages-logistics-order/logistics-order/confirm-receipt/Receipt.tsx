import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { orderNextStep } from '@/model/order/orderGuidance'
import { MAX_ORDER_IMAGES, REVIEW_LIMIT, type LogisticsOrderDetail } from '@/model/order/orderDetail'
import { returnToPage } from '@/navigation/navigate'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { DraftNotice } from '@/ui/form/DraftNotice'
import { FormTextArea } from '@/ui/form/FormTextArea'
import { PhotosField } from '@/ui/form/PhotosField'
import { SubmitBar } from '@/ui/form/SubmitBar'
import { Card } from '@/ui/layout/Card'
import { DescriptionList } from '@/ui/layout/DescriptionList'

import type { ConfirmReceiptStore } from './ConfirmReceiptStore'
import { SatisfactionField } from './SatisfactionField'

interface Props {
  readonly store: ConfirmReceiptStore
  readonly order: LogisticsOrderDetail
  readonly onDone: () => void
}

/** The form, or why there's none: the order isn't delivered yet, or is complete already. */
export const Receipt = observer(function Receipt({ store, order, onDone }: Props) {
  const { form } = store
  const { id, code, parcelCount, statusDisplayName } = order
  if (orderNextStep(order) !== 'confirmReceipt') {
    return (
      <EmptyState
        illustration="parcel"
        text={t('confirmReceipt.impossible', { status: statusDisplayName })}
        action={{
          id: 'to-order',
          text: t('confirmReceipt.seeOrder'),
          onClick: () => void returnToPage('orderDetail', { id }),
        }}
      />
    )
  }

  async function submit(): Promise<void> {
    if (await store.submit()) onDone()
  }

  return (
    <>
      <DraftNotice form={form} text={t('common.draftRestored')} discardText={t('common.draftDiscard')} />
      <Card id="receipt-order">
        <DescriptionList
          entries={[
            { term: t('confirmReceipt.order'), text: code },
            { term: t('confirmReceipt.parcels'), text: String(parcelCount) },
          ]}
        />
      </Card>
      <Card>
        <SatisfactionField form={form} />
        <FormTextArea
          form={form}
          field="review"
          label={t('confirmReceipt.review')}
          help={t('confirmReceipt.reviewHelp')}
          limit={REVIEW_LIMIT}
        />
        <PhotosField
          form={form}
          limit={MAX_ORDER_IMAGES}
          label={t('confirmReceipt.photos')}
          help={t('confirmReceipt.photosHelp', { limit: MAX_ORDER_IMAGES })}
        />
      </Card>
      <SubmitBar form={form} text={t('title.confirmReceipt')} onSubmit={submit} />
    </>
  )
})
