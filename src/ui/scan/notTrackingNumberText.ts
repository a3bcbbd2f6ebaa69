import { t } from '@/i18n'

/** Maximum number of characters of the code to show. */
const SHOWN_LENGTH = 24

/** Message that a scanned code isn't a tracking number, quoting the code. */
export function notTrackingNumberText(code: string): string {
  const text = code.trim()
  return t('declaration.scanForeign', {
    code: text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text,
  })
}
