import { observer } from 'mobx-react'
import type { ReactNode } from 'react'

import { problemText } from '@/i18n/problemText'
import type { Form } from '@/stores/form/Form'

import { FormField } from './FormField'
import { TextAreaField } from './TextAreaField'

/** The form's fields with string values. */
type TextFieldOf<Values> = Extract<
  { [Field in keyof Values]: Values[Field] extends string ? Field : never }[keyof Values],
  string
>

interface Props<Values extends object> {
  readonly form: Pick<Form<Values>, 'values' | 'problems' | 'set'>
  readonly field: TextFieldOf<Values>
  readonly label: string
  readonly limit: number
  readonly help?: string
  readonly mark?: string | undefined
  readonly isRequired?: boolean
}

/** Multi-line field of a form, with a character count and its error below. */
export const FormTextArea = observer(function FormTextArea<Values extends object>({
  form,
  field,
  label,
  limit,
  help,
  mark,
  isRequired,
}: Props<Values>) {
  const text = form.values[field] as string
  const problem = form.problems[field]
  return (
    <FormField
      id={`field-${field}`}
      label={label}
      help={help}
      mark={mark}
      isRequired={isRequired}
      error={problem && problemText(problem)}
      count={{ used: text.length, limit }}
    >
      <TextAreaField
        id={field}
        label={label}
        value={text}
        maxLength={limit}
        isInvalid={problem !== undefined}
        onChange={(typed) => form.set(field, typed as Values[TextFieldOf<Values>])}
      />
    </FormField>
  )
}) as <Values extends object>(props: Props<Values>) => ReactNode
