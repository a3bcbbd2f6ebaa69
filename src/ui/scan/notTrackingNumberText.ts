import { t } from '@/i18n'
import '@/i18n/packages/scan'

/** Maximum number of characters of the code to show. */
const SHOWN_LENGTH = 24

/** Message that a scanned code isn't a tracking number, quoting the code. */
export function notTrackingNumberText(code: string): string {
  const text = code.trim()
  return t('scan.foreign', {
    code: text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text,
  })
}
