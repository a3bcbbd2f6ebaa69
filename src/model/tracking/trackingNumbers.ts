import { pastedExpressNumbers } from '../expressNumber/pastedExpressNumbers'
import { isCourierNumber } from '../expressNumber/courierFormats'
import { expressNumberIn } from '../parcel/parcelSearch'

/** Codes of our shipment orders (L) and mall orders (M), with the character before them. */
const OWN_CODES = /(^|[^A-Z0-9])(L\d{12}|M\d{14})(?![A-Z0-9])/g

/**
 * The numbers that can be followed, in a search or in a whole message: order codes, then couriers' and
 * carriers' numbers, each once and in upper case.
 */
export function trackingNumbersIn(text: string): readonly string[] {
  const codes: string[] = []
  const rest = text.toUpperCase().replace(OWN_CODES, (_found, before: string, code: string) => {
    codes.push(code)
    return `${before} `
  })
  const found = [...new Set([...codes, ...pastedExpressNumbers(rest)])]
  const [only = ''] = found
  if (found.length > 1 || codes.length === 1 || isCourierNumber(only)) return found
  // Unknown format: keep the hyphens.
  const typed = expressNumberIn(text)
  return typed === null ? found : [typed]
}
