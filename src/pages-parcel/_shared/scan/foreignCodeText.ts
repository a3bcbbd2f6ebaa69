import { t } from '@/i18n'

/** As much of a code as tells which one it is. */
const SHOWN_LENGTH = 24

/** Says of a code that it is no express number, and what it says instead. */
export function foreignCodeText(code: string): string {
  const text = code.trim()
  return t('declaration.scanForeign', {
    code: text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text,
  })
}
