import { observer } from 'mobx-react'
import { useState } from 'react'

import { t } from '@/i18n'
import type { SiteConfiguration } from '@/model/content/siteConfiguration'
import type { Resource } from '@/stores/Resource'
import { FormField } from '@/ui/form/FormField'
import { SelectField } from '@/ui/form/SelectField'

import { ChoiceSheet } from '@/ui/form/ChoiceSheet'

interface Props {
  readonly id: string
  readonly value: string
  readonly site: Resource<SiteConfiguration>
  readonly isRequired?: boolean
  readonly error?: string | undefined
  readonly onChoose: (currencyCode: string) => void
}

/** Currency of the declared value, limited to those the site accepts. */
export const CurrencyField = observer(function CurrencyField(props: Props) {
  const { id, value, site, isRequired, error, onChoose } = props
  const [isChoosing, setIsChoosing] = useState(false)

  return (
    <>
      <FormField id={`field-${id}`} label={t('parcel.currency')} isRequired={isRequired} error={error}>
        <SelectField
          id={id}
          value={value || null}
          placeholder={t('parcel.currency')}
          isInvalid={error !== undefined}
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
        selected={value}
        onSelect={onChoose}
        onClose={() => setIsChoosing(false)}
      />
    </>
  )
})
