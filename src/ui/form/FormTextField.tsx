import { observer } from 'mobx-react'
import type { ComponentProps, ReactNode } from 'react'

import { problemText } from '@/i18n/problemText'
import type { Form } from '@/stores/form/Form'

import { FormField } from './FormField'
import { TextField } from './TextField'

type TextFieldProps = ComponentProps<typeof TextField>

/** The form's fields with string values. */
type TextFieldOf<Values> = Extract<
  { [Field in keyof Values]: Values[Field] extends string ? Field : never }[keyof Values],
  string
>

type InputProps = Pick<
  TextFieldProps,
  'type' | 'placeholder' | 'maxLength' | 'suffix' | 'onBlur' | 'onConfirm' | 'autoComplete'
>

interface Props<Values extends object> extends InputProps {
  readonly form: Form<Values>
  readonly field: TextFieldOf<Values>
  readonly label: string
  readonly help?: string
  readonly mark?: string | undefined
  readonly isRequired?: boolean
}

/** Labelled single-line field of a form, with its error below. */
export const FormTextField = observer(function FormTextField<Values extends object>({
  form,
  field,
  label,
  help,
  mark,
  isRequired,
  ...input
}: Props<Values>) {
  const problem = form.problems[field]
  const id = `field-${field}`
  return (
    <FormField
      id={id}
      label={label}
      help={help}
      mark={mark}
      isRequired={isRequired}
      error={problem && problemText(problem)}
    >
      <TextField
        {...input}
        id={field}
        label={label}
        value={form.values[field] as string}
        isInvalid={problem !== undefined}
        onChange={(text) => form.set(field, text as Values[TextFieldOf<Values>])}
      />
    </FormField>
  )
}) as <Values extends object>(props: Props<Values>) => ReactNode
