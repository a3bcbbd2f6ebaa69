import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { problemText } from '@/i18n/problemText'
import { needsEnglishName } from '@/model/customs/englishName'
import type { FieldProblems } from '@/model/validation/FieldProblem'
import { FormField } from '@/ui/form/FormField'
import { TextField } from '@/ui/form/TextField'

import type { DeclarationValues } from './DeclarationForm'

const MAX_LENGTHS = { englishName: 100, material: 60 } as const

type CustomsField = keyof typeof MAX_LENGTHS

interface Props {
  /** Put before the fields' IDs where a page shows them more than once. */
  readonly prefix?: string
  readonly values: Pick<DeclarationValues, CustomsField | 'declaredName' | 'declaredNameId'>
  readonly problems: FieldProblems<CustomsField>
  readonly onChange: (field: CustomsField, text: string) => void
}

/** What customs asks about the goods, both optional. */
export const CustomsFields = observer(function CustomsFields({ values, ...props }: Props) {
  return (
    <>
      {needsEnglishName(values) && <Field field="englishName" value={values.englishName} {...props} />}
      <Field field="material" value={values.material} {...props} />
    </>
  )
})

interface FieldProps extends Omit<Props, 'values'> {
  readonly field: CustomsField
  readonly value: string
}

const Field = observer(function Field({ field, value, prefix = '', problems, onChange }: FieldProps) {
  const problem = problems[field]
  const id = prefix + field
  return (
    <FormField
      id={`field-${id}`}
      label={t(`parcel.${field}`)}
      help={t(`parcel.${field}Help`)}
      error={problem && problemText(problem)}
    >
      <TextField
        id={id}
        label={t(`parcel.${field}`)}
        placeholder={t(`parcel.${field}Example`)}
        value={value}
        maxLength={MAX_LENGTHS[field]}
        isInvalid={problem !== undefined}
        onChange={(text) => onChange(field, text)}
      />
    </FormField>
  )
})
