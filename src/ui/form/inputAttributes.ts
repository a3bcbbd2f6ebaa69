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
 * What Taro passes on to the real input inside its own on the H5. A number stays text there, with the right
 * keyboard: a browser's number input hides what it cannot read and drops leading zeros of a code.
 */
export function inputAttributes({ type = 'text', label, autoComplete, isInvalid = false }: Options) {
  if (process.env.TARO_ENV !== 'h5') return {}
  const keyboard = KEYBOARDS[type]
  return {
    nativeProps: {
      ...(keyboard !== undefined && { type: 'text', inputmode: keyboard }),
      ...(label !== undefined && { 'aria-label': label }),
      ...(autoComplete !== undefined && { autocomplete: autoComplete }),
      ...(isInvalid && { 'aria-invalid': 'true' }),
    },
  }
}
