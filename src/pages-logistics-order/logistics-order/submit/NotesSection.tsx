import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/validation'
import { Card } from '@/ui/layout/Card'
import { FormTextArea } from '@/ui/form/FormTextArea'
import { PhotosField } from '@/ui/form/PhotosField'

import type { OrderEditor } from './OrderEditor'

/** Limits of the API. */
const PHOTO_LIMIT = 9
const TEXT_LIMIT = 500

/** Remarks, message to staff and photos. */
export const NotesSection = observer(function NotesSection({ editor }: { editor: OrderEditor }) {
  const { form } = editor
  return (
    <Card title={t('order.sectionNotes')}>
      <FormTextArea
        form={form}
        field="remarks"
        label={t('order.remarks')}
        help={t('order.remarksHelp')}
        limit={TEXT_LIMIT}
      />
      <FormTextArea
        form={form}
        field="messageToStaff"
        label={t('order.message')}
        help={t('order.messageHelp')}
        limit={TEXT_LIMIT}
      />
      <OrderPhotos editor={editor} />
    </Card>
  )
})

const OrderPhotos = observer(function OrderPhotos({ editor: { form } }: { editor: OrderEditor }) {
  const hasFailed = form.photos.photos.some(({ state }) => state === 'failed')
  return (
    <PhotosField
      form={form}
      limit={PHOTO_LIMIT}
      label={t('order.photos')}
      help={t('order.photosHelp', { limit: PHOTO_LIMIT })}
      error={hasFailed ? t('validation.picturesNotUploaded') : undefined}
    />
  )
})
