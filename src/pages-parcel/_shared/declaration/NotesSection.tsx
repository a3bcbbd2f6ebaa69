import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/validation'
import { Card } from '@/ui/layout/Card'
import { FormTextArea } from '@/ui/form/FormTextArea'
import { FormTextField } from '@/ui/form/FormTextField'
import { PhotosField } from '@/ui/form/PhotosField'

import type { DeclarationEditor } from './DeclarationEditor'

const DEFAULT_PHOTO_LIMIT = 9
const REMARKS_LIMIT = 500

export const NotesSection = observer(function NotesSection({ editor }: { editor: DeclarationEditor }) {
  const { form } = editor
  return (
    <Card title={t('parcel.sectionNotes')}>
      <DeclarationPhotos editor={editor} />
      <FormTextField
        form={form}
        field="purchaseOrderNumber"
        label={t('parcel.purchaseOrderNumber')}
        help={t('common.optional')}
        maxLength={60}
      />
      <FormTextArea form={form} field="remarks" label={t('parcel.remarks')} limit={REMARKS_LIMIT} />
    </Card>
  )
})

const DeclarationPhotos = observer(function DeclarationPhotos({ editor }: { editor: DeclarationEditor }) {
  const { form, choices } = editor
  const limit = choices.site.value?.maxImagesPerParcel ?? DEFAULT_PHOTO_LIMIT
  return (
    <PhotosField
      form={form}
      limit={limit}
      label={t('parcel.photos')}
      help={t('parcel.photosHelp', { limit })}
    />
  )
})
