import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { Card } from '@/ui/Card'
import { FormField } from '@/ui/FormField'
import { PhotosField } from '@/ui/PhotosField'
import { TextAreaField } from '@/ui/TextAreaField'

import type { OrderSketch } from './OrderSketch'

/** What the API takes. */
const PHOTO_LIMIT = 9
const TEXT_LIMIT = 500

/** What the customer has to say. */
export const NotesSection = observer(function NotesSection({ sketch }: { sketch: OrderSketch }) {
  return (
    <Card title={t('order.sectionNotes')}>
      <TextField sketch={sketch} field="remarks" label={t('order.remarks')} />
      <TextField
        sketch={sketch}
        field="messageToStaff"
        label={t('order.message')}
        help={t('order.messageHelp')}
      />
      <OrderPhotos sketch={sketch} />
    </Card>
  )
})

interface TextFieldProps {
  readonly sketch: OrderSketch
  readonly field: 'remarks' | 'messageToStaff'
  readonly label: string
  readonly help?: string
}

const TextField = observer(function TextField({ sketch, field, label, help }: TextFieldProps) {
  const text = sketch.form.values[field]
  return (
    <FormField
      id={`field-${field}`}
      label={label}
      help={help}
      count={{ used: text.length, limit: TEXT_LIMIT }}
    >
      <TextAreaField
        id={field}
        label={label}
        value={text}
        maxLength={TEXT_LIMIT}
        onChange={(typed) => sketch.form.set(field, typed)}
      />
    </FormField>
  )
})

const OrderPhotos = observer(function OrderPhotos({ sketch: { photos } }: { sketch: OrderSketch }) {
  const hasFailed = photos.photos.some(({ state }) => state === 'failed')
  return (
    <PhotosField
      photos={photos}
      limit={PHOTO_LIMIT}
      label={t('order.photos')}
      help={t('order.photosHelp', { limit: PHOTO_LIMIT })}
      error={hasFailed ? t('validation.picturesNotUploaded') : undefined}
    />
  )
})
