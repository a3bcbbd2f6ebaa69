import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { problemText } from '@/i18n/problemText'
import { ChipGroup } from '@/ui/form/ChipGroup'
import { FormField } from '@/ui/form/FormField'

import type { TopUpStore } from './TopUpStore'

/** Hidden if there's only one currency and no problem with it. */
export const CurrencyField = observer(function CurrencyField({ store }: { store: TopUpStore }) {
  const { currency, currencies } = store.options
  const offered = currencies.value ?? []
  const problem = store.form.problems.currencyCode
  if (offered.length === 1 && currency !== null && !problem) return null
  return (
    <FormField
      id="field-currencyCode"
      label={t('topUp.currency')}
      isRequired
      error={problem && problemText(problem)}
    >
      <ChipGroup
        role="radio"
        options={offered.map(({ currencyCode, displayName }) => ({ key: currencyCode, text: displayName }))}
        selected={currency ? [currency.currencyCode] : []}
        onToggle={store.chooseCurrency}
      />
    </FormField>
  )
})
