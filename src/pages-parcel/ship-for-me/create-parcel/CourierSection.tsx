import { observer } from 'mobx-react'
import { useState } from 'react'

import { t } from '@/i18n'
import { problemText } from '@/i18n/problemText'
import { Card } from '@/ui/Card'
import { FormField } from '@/ui/FormField'
import { FormTextField } from '@/ui/FormTextField'
import { SelectField } from '@/ui/SelectField'

import { ChoiceSheet } from './ChoiceSheet'
import type { CreateParcelStore } from './CreateParcelStore'

/** Which parcel it is: its number, and the courier that the number suggests but never locks. */
export const CourierSection = observer(function CourierSection({ store }: { store: CreateParcelStore }) {
  const [isChoosing, setIsChoosing] = useState(false)
  const { form, company } = store
  const problem = form.problems.expressCompanyCode

  return (
    <Card title={t('parcel.sectionParcel')}>
      <FormTextField
        form={form}
        field="expressNumber"
        label={t('parcel.expressNumber')}
        help={t('parcel.expressNumberHelp')}
        isRequired
        maxLength={60}
        onBlur={() => void store.detectExpress()}
      />
      <FormField
        id="field-expressCompanyCode"
        label={t('parcel.expressCompany')}
        error={problem && problemText(problem)}
        help={isSuggested(store) ? t('parcel.expressSuggested') : undefined}
      >
        <SelectField
          id="expressCompanyCode"
          value={company?.displayName ?? null}
          placeholder={t('parcel.expressUnknown')}
          onClick={() => setIsChoosing(true)}
        />
      </FormField>
      <ChoiceSheet
        title={t('parcel.expressPick')}
        isOpen={isChoosing}
        options={companyOptions(store)}
        selected={company?.code ?? null}
        onSelect={(code) => form.set('expressCompanyCode', code)}
        onClose={() => setIsChoosing(false)}
      />
    </Card>
  )
})

function isSuggested({ form, candidates }: CreateParcelStore): boolean {
  return form.values.expressCompanyCode === null && candidates.length > 0
}

/** The candidates by the number first, then everybody else. */
function companyOptions({ candidates, choices }: CreateParcelStore) {
  const suggested = candidates.map(({ code, displayName }) => ({
    key: code,
    text: displayName,
    hint: t('parcel.expressSuggested'),
  }))
  const others = (choices.companies.value ?? [])
    .filter(({ code }) => !candidates.some((candidate) => candidate.code === code))
    .map(({ code, displayName }) => ({ key: code, text: displayName }))
  return [...suggested, ...others]
}
