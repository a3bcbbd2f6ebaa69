import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { problemText } from '@/i18n/problemText'
import type { FieldProblems } from '@/model/validation/FieldProblem'
import { FormField } from '@/ui/form/FormField'
import { TextField } from '@/ui/form/TextField'

import { CurrencyField } from '../../_shared/declaration/CurrencyField'
import { CustomsFields } from '../../_shared/declaration/CustomsFields'
import type { DeclarationChoices } from '../../_shared/declaration/DeclarationChoices'
import { NameField } from '../../_shared/declaration/NameField'
import { QuantityField } from '../../_shared/declaration/QuantityField'
import type { GoodsField, GoodsValues } from './batchRow'

interface Props {
  /** Prefix of the field IDs: the common fields and a row's fields appear on the same page. */
  readonly prefix: string
  readonly values: GoodsValues
  readonly problems: FieldProblems<GoodsField>
  readonly choices: DeclarationChoices
  readonly onChange: (values: Partial<GoodsValues>) => void
}

const VALUE_LENGTH = 15

/** Goods fields, either common or for a single row. */
export const GoodsFields = observer(function GoodsFields(props: Props) {
  const { prefix, values, problems, choices, onChange } = props
  const errorOf = (field: GoodsField) => problems[field] && problemText(problems[field])
  return (
    <>
      <NameField
        id={`${prefix}-declaredName`}
        value={values.declaredName}
        nameId={values.declaredNameId}
        choices={choices}
        isRequired
        error={errorOf('declaredName') ?? errorOf('declaredNameId')}
        onChoose={(declaredNameId, declaredName) => onChange({ declaredNameId, declaredName })}
      />
      <CustomsFields
        prefix={`${prefix}-`}
        values={values}
        problems={problems}
        onChange={(field, text) => onChange({ [field]: text })}
      />
      <CurrencyField
        id={`${prefix}-declaredCurrency`}
        value={values.declaredCurrency}
        site={choices.site}
        isRequired
        error={errorOf('declaredCurrency')}
        onChoose={(declaredCurrency) => onChange({ declaredCurrency })}
      />
      <FormField
        id={`field-${prefix}-declaredValue`}
        label={t('parcel.value')}
        isRequired
        error={errorOf('declaredValue')}
      >
        <TextField
          id={`${prefix}-declaredValue`}
          label={t('parcel.value')}
          value={values.declaredValue}
          type="digit"
          maxLength={VALUE_LENGTH}
          isInvalid={problems.declaredValue !== undefined}
          onChange={(declaredValue) => onChange({ declaredValue })}
        />
      </FormField>
      <QuantityField
        id={`${prefix}-itemQuantity`}
        value={values.itemQuantity}
        error={errorOf('itemQuantity')}
        onChange={(itemQuantity) => onChange({ itemQuantity })}
      />
    </>
  )
})
