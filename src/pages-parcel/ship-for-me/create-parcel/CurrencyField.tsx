import { observer } from 'mobx-react'
import { useState } from 'react'

import { t } from '@/i18n'
import { problemText } from '@/i18n/problemText'
import { FormField } from '@/ui/FormField'
import { SelectField } from '@/ui/SelectField'

import { ChoiceSheet } from './ChoiceSheet'
import type { CreateParcelStore } from './CreateParcelStore'

/** The currency of the declared value, out of those the site takes. */
export const CurrencyField = observer(function CurrencyField({ store }: { store: CreateParcelStore }) {
  const [isChoosing, setIsChoosing] = useState(false)
  const { form } = store
  const { site } = store.choices
  const { declaredCurrency } = form.problems

  return (
    <>
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
          onClick={() => {
            setIsChoosing(true)
            void site.ensure()
          }}
        />
      </FormField>
      <ChoiceSheet
        title={t('parcel.currency')}
        isOpen={isChoosing}
        options={(site.value?.declaredCurrencies ?? []).map((code) => ({ key: code, text: code }))}
        selected={form.values.declaredCurrency}
        onSelect={(code) => form.set('declaredCurrency', code)}
        onClose={() => setIsChoosing(false)}
      />
    </>
  )
})
