import { observer } from 'mobx-react'
import { useState } from 'react'

import { t } from '@/i18n'
import { problemText } from '@/i18n/problemText'
import { Card } from '@/ui/Card'
import { FormField } from '@/ui/FormField'
import { FormTextField } from '@/ui/FormTextField'
import { SelectField } from '@/ui/SelectField'
import { StepperField } from '@/ui/StepperField'

import { ChoiceSheet } from './ChoiceSheet'
import type { CreateParcelStore } from './CreateParcelStore'
import { NameSheet } from './NameSheet'
import { TagsField } from './TagsField'

const MAX_QUANTITY = 9999

/** What is inside: name, worth, number, and the customer's own tags. */
export const GoodsSection = observer(function GoodsSection({ store }: { store: CreateParcelStore }) {
  const [sheet, setSheet] = useState<'name' | 'currency' | null>(null)
  const { form } = store
  const { declaredName, declaredCurrency } = form.problems

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
          onClick={() => setSheet('name')}
        />
      </FormField>
      <FormField
        id="field-declaredCurrency"
        label={t('parcel.currency')}
        isRequired
        error={declaredCurrency && problemText(declaredCurrency)}
      >
        <SelectField
          id="declaredCurrency"
          value={form.values.declaredCurrency || null}
          placeholder={t('parcel.currency')}
          isInvalid={declaredCurrency !== undefined}
          onClick={() => setSheet('currency')}
        />
      </FormField>
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
          ariaLabel={t('parcel.quantity')}
          lessLabel={t('parcel.quantityLess')}
          moreLabel={t('parcel.quantityMore')}
          onChange={(quantity) => form.set('itemQuantity', quantity)}
        />
      </FormField>
      <TagsField store={store} />
      <NameSheet store={store} isOpen={sheet === 'name'} onClose={() => setSheet(null)} />
      <ChoiceSheet
        title={t('parcel.currency')}
        isOpen={sheet === 'currency'}
        options={(store.site.value?.declaredCurrencies ?? []).map((code) => ({ key: code, text: code }))}
        selected={form.values.declaredCurrency}
        onSelect={(code) => form.set('declaredCurrency', code)}
        onClose={() => setSheet(null)}
      />
    </Card>
  )
})
