import { observer } from 'mobx-react'
import type { ReactNode } from 'react'

import { problemText } from '@/i18n/problemText'
import type { Form } from '@/stores/Form'
import { FormField } from '@/ui/FormField'
import { TextAreaField } from '@/ui/TextAreaField'

type Texts<Values> = object & { readonly [Field in keyof Values]: string }

interface Props<Values extends Texts<Values>> {
  readonly form: Form<Values>
  readonly field: Extract<keyof Values, string>
  readonly label: string
  readonly limit: number
  readonly help?: string
  readonly isRequired?: boolean
}

/** Several lines of a form's text, with how many letters are used, and what is wrong below. */
export const TextBox = observer(function TextBox<Values extends Texts<Values>>({
  form,
  field,
  label,
  limit,
  help,
  isRequired,
}: Props<Values>) {
  const text: string = form.values[field]
  const problem = form.problems[field]
  return (
    <FormField
      id={`field-${field}`}
      label={label}
      help={help}
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
        onChange={(typed) => form.set(field, typed as Values[typeof field])}
      />
    </FormField>
  )
}) as <Values extends Texts<Values>>(props: Props<Values>) => ReactNode
