import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { FormField } from '@/ui/form/FormField'
import { StepperField } from '@/ui/form/StepperField'

const MAX_QUANTITY = 9999

interface Props {
  readonly id: string
  readonly value: number
  readonly error?: string | undefined
  readonly onChange: (quantity: number) => void
}

/** Number of items in the parcel. */
export const QuantityField = observer(function QuantityField({ id, value, error, onChange }: Props) {
  return (
    <FormField id={`field-${id}`} label={t('parcel.quantity')} isRequired error={error}>
      <StepperField
        id={id}
        value={value}
        min={1}
        max={MAX_QUANTITY}
        label={t('parcel.quantity')}
        lessLabel={t('parcel.quantityLess')}
        moreLabel={t('parcel.quantityMore')}
        onChange={onChange}
      />
    </FormField>
  )
})
