import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/validation'
import { MAX_ORDER_IMAGES, ORDER_NOTE_LIMIT } from '@/model/order/orderDetail'
import { Card } from '@/ui/layout/Card'
import { FormTextArea } from '@/ui/form/FormTextArea'
import { PhotosField } from '@/ui/form/PhotosField'

import type { ShippingForm } from './ShippingValues'

/** Remarks, message to staff and photos. */
export const NotesSection = observer(function NotesSection({ form }: { form: ShippingForm }) {
  return (
    <Card title={t('order.sectionNotes')}>
      <FormTextArea
        form={form}
        field="remarks"
        label={t('order.remarks')}
        help={t('order.remarksHelp')}
        limit={ORDER_NOTE_LIMIT}
      />
      <FormTextArea
        form={form}
        field="messageToStaff"
        label={t('order.message')}
        help={t('order.messageHelp')}
        limit={ORDER_NOTE_LIMIT}
      />
      <OrderPhotos form={form} />
    </Card>
  )
})

const OrderPhotos = observer(function OrderPhotos({ form }: { form: ShippingForm }) {
  const hasFailed = form.photos.photos.some(({ state }) => state === 'failed')
  return (
    <PhotosField
      form={form}
      limit={MAX_ORDER_IMAGES}
      label={t('order.photos')}
      help={t('order.photosHelp', { limit: MAX_ORDER_IMAGES })}
      error={hasFailed ? t('validation.picturesNotUploaded') : undefined}
    />
  )
})
