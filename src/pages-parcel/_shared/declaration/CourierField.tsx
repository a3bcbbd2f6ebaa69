import { observer } from 'mobx-react'
import { useState } from 'react'

import { t } from '@/i18n'
import type { ExpressCompany } from '@/model/parcel/parcel'
import { FormField } from '@/ui/form/FormField'
import { SelectField } from '@/ui/form/SelectField'

import { ChoiceSheet } from '@/ui/form/ChoiceSheet'

interface Props {
  readonly id: string
  /** The courier that will be declared: the customer's choice or the suggestion. */
  readonly company: ExpressCompany | null
  readonly candidates: readonly ExpressCompany[]
  readonly companies: readonly ExpressCompany[]
  readonly isSuggested: boolean
  readonly error?: string | undefined
  readonly onChoose: (code: string) => void
}

/** Courier picker: couriers suggested by the tracking number first, then all the others. */
export const CourierField = observer(function CourierField(props: Props) {
  const { id, company, isSuggested, error, onChoose } = props
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <>
      <FormField
        id={`field-${id}`}
        label={t('parcel.expressCompany')}
        error={error}
        help={isSuggested ? t('parcel.expressSuggested') : undefined}
      >
        <SelectField
          id={id}
          value={company?.displayName ?? null}
          placeholder={t('parcel.expressUnknown')}
          onClick={() => setIsChoosing(true)}
        />
      </FormField>
      <ChoiceSheet
        title={t('parcel.expressPick')}
        isOpen={isChoosing}
        options={optionsOf(props)}
        selected={company?.code ?? null}
        onSelect={onChoose}
        onClose={() => setIsChoosing(false)}
      />
    </>
  )
})

function optionsOf({ candidates, companies }: Props) {
  const suggested = candidates.map(({ code, displayName }) => ({
    key: code,
    text: displayName,
    hint: t('parcel.expressSuggested'),
  }))
  const others = companies
    .filter(({ code }) => !candidates.some((candidate) => candidate.code === code))
    .map(({ code, displayName }) => ({ key: code, text: displayName }))
  return [...suggested, ...others]
}
