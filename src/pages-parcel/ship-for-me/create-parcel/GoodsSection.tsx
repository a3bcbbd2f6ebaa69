import { observer } from 'mobx-react'
import { useState } from 'react'

import { t } from '@/i18n'
import { problemText } from '@/i18n/problemText'
import { Card } from '@/ui/Card'
import { FormField } from '@/ui/FormField'
import { FormTextField } from '@/ui/FormTextField'
import { SelectField } from '@/ui/SelectField'
import { StepperField } from '@/ui/StepperField'

import type { CreateParcelStore } from './CreateParcelStore'
import { CurrencyField } from './CurrencyField'
import { NameSheet } from './NameSheet'
import { TagsField } from './TagsField'

const MAX_QUANTITY = 9999

/** What is inside: name, worth, number, and the customer's own tags. */
export const GoodsSection = observer(function GoodsSection({ store }: { store: CreateParcelStore }) {
  const [isNaming, setIsNaming] = useState(false)
  const { form } = store
  const { declaredName } = form.problems

  return (
    <Card title={t('parcel.sectionGoods')}>
      <FormField
        id="field-declaredName"
        label={t('parcel.name')}
        isRequired
        error={declaredName && problemText(declaredName)}
      >
        <SelectField
          id="declaredName"
          value={form.values.declaredName || null}
          placeholder={t('parcel.namePick')}
          isInvalid={declaredName !== undefined}
          onClick={() => setIsNaming(true)}
        />
      </FormField>
      <CurrencyField store={store} />
      <FormTextField
        form={form}
        field="declaredValue"
        label={t('parcel.value')}
        help={t('parcel.valueHelp')}
        isRequired
        type="digit"
        maxLength={15}
      />
      <FormField id="field-itemQuantity" label={t('parcel.quantity')} isRequired>
        <StepperField
          id="itemQuantity"
          value={form.values.itemQuantity}
          min={1}
          max={MAX_QUANTITY}
          label={t('parcel.quantity')}
          lessLabel={t('parcel.quantityLess')}
          moreLabel={t('parcel.quantityMore')}
          onChange={(quantity) => form.set('itemQuantity', quantity)}
        />
      </FormField>
      <TagsField store={store} />
      <NameSheet store={store} isOpen={isNaming} onClose={() => setIsNaming(false)} />
    </Card>
  )
})
