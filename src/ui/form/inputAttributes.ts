import { semantics } from '../control/semantics'

export type TextFieldType = 'text' | 'password' | 'number' | 'digit' | 'tel' | 'email'

interface Options {
  readonly type?: TextFieldType | undefined
  readonly label?: string | undefined
  readonly autoComplete?: string | undefined
  readonly isInvalid?: boolean | undefined
}

const KEYBOARDS: Partial<Record<TextFieldType, string>> = {
  number: 'numeric',
  digit: 'decimal',
  tel: 'tel',
  email: 'email',
}

/**
 * Attributes that Taro passes to the real input on H5. Numbers use `type="text"` with a numeric keyboard: a
 * number input hides text it can't parse and drops the leading zeros of a code.
 */
export function inputAttributes({ type = 'text', label, autoComplete, isInvalid = false }: Options) {
  // An iPhone's WeChat says the label only of a field with a role.
  if (process.env.TARO_ENV !== 'h5') return semantics({ role: 'textbox', label, isInvalid })
  const keyboard = KEYBOARDS[type]
  return {
    // Taro's own type for amounts drops every typed comma and minus sign: 1,5 would become 15.
    ...(type === 'digit' && { type: 'text' as const }),
    nativeProps: {
      ...(keyboard !== undefined && { type: 'text', inputmode: keyboard }),
      ...(label !== undefined && { 'aria-label': label }),
      ...(autoComplete !== undefined && { autocomplete: autoComplete }),
      ...(isInvalid && { 'aria-invalid': 'true' }),
    },
  }
}
