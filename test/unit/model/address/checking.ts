import { checkAddress, type AddressInLanguages } from '@/model/address/addressCheck/addressCheck'
import type { CheckedField } from '@/model/address/addressCheck/Finding'
import { GUANGZHOU, YIWU } from '../../../support/app/warehouses'

export const BOTH: readonly AddressInLanguages[] = [[GUANGZHOU], [YIWU]]

export function check(text: string, addresses = BOTH) {
  const result = checkAddress(text, addresses)
  if (!result) throw new Error('nothing was compared')
  const notOk = result.lines.filter(({ outcome }) => outcome !== 'ok')
  return {
    ...result,
    faults: Object.fromEntries(notOk.map(({ field, outcome }) => [field, outcome])),
    line: (field: CheckedField) => result.lines.find((line) => line.field === field),
  }
}
