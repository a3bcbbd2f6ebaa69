import type { WarehouseAddress } from '../warehouseAddress'
import { findCode, withoutCode } from './findCode'
import { findMobile, findPostCode } from './findNumbers'
import { findPlace } from './findPlaces'
import { findStreet } from './findStreet'
import { CHECKED_FIELDS, ok, type CheckedField, type Finding } from './Finding'
import { squeeze } from './plainText'

/** One warehouse's address in each language, the customer's own language first. */
export type AddressInLanguages = readonly [WarehouseAddress, ...WarehouseAddress[]]

export interface CheckedLine extends Finding {
  readonly field: CheckedField
  /** Name of another of our warehouses that has this value. */
  readonly belongsTo: string | null
}

/**
 * `usable`: parcels will arrive although something is missing. `unknown`: nothing in the text matches the
 * customer's address.
 */
export type Verdict = 'right' | 'usable' | 'wrong' | 'unknown'

export interface AddressCheck {
  readonly verdict: Verdict
  /** The warehouse address closest to the text. */
  readonly address: WarehouseAddress
  readonly lines: readonly CheckedLine[]
}

type Findings = Readonly<Record<CheckedField, Finding>>

/** A parcel reaches the warehouse and its owner without these. */
const OPTIONAL_FIELDS: readonly CheckedField[] = ['streetCode', 'province', 'postCode']

/** Fields that tell warehouses apart; the recipient and the code are the same at all of them. */
const LOCATION_FIELDS = ['mobile', 'city', 'district', 'street', 'door', 'postCode', 'province'] as const

/**
 * Compares the address in a shop's form, or in a chat with a seller, with the customer's addresses. Ignores
 * order, punctuation, labels and surrounding text.
 *
 * @param addresses every warehouse, the chosen one first: it wins when several fit equally well
 * @returns null when there's nothing to compare
 */
export function checkAddress(text: string, addresses: readonly AddressInLanguages[]): AddressCheck | null {
  const checks = addresses.map((languages) => ({ address: languages[0], findings: check(text, languages) }))
  const [first] = checks
  if (!first || squeeze(text) === '') return null
  const best = checks.reduce((one, other) => (fit(other.findings) > fit(one.findings) ? other : one), first)
  const lines = CHECKED_FIELDS.map((field) => {
    const owner = checks.find(({ findings }) => findings[field].outcome === 'ok')
    const isOthers = best.findings[field].outcome !== 'ok' && owner !== undefined
    return { field, ...best.findings[field], belongsTo: isOthers ? owner.address.name : null }
  })
  return { verdict: verdictOf(lines), address: best.address, lines }
}

function check(text: string, languages: AddressInLanguages): Findings {
  const [{ recipient, idCode, mobile, postCode, detailsAddress }] = languages
  const place = (level: 'province' | 'city' | 'district', names: readonly string[]) =>
    findPlace(text, level, names)
  return {
    ...findCode(text, { recipient, idCode, mobile, detailsAddress }),
    ...findStreet(text, withoutCode(detailsAddress, idCode)),
    mobile: findMobile(text, mobile, idCode),
    province: place(
      'province',
      languages.map((address) => address.lv1DisplayName),
    ),
    city: place(
      'city',
      languages.map((address) => address.lv2DisplayName),
    ),
    district: place(
      'district',
      languages.map((address) => address.lv3DisplayName),
    ),
    postCode: postCode === '' ? ok('') : findPostCode(text, postCode),
  }
}

function fit(findings: Findings): number {
  return LOCATION_FIELDS.filter((field) => findings[field].outcome === 'ok').length
}

function verdictOf(lines: readonly CheckedLine[]): Verdict {
  const wrong = lines.filter(({ outcome }) => outcome !== 'ok')
  if (wrong.length === 0) return 'right'
  const told = lines.filter(({ field, expected }) => field !== 'streetCode' && expected !== '')
  if (told.every(({ outcome }) => outcome !== 'ok')) return 'unknown'
  return wrong.every(({ field, outcome }) => outcome === 'missing' && OPTIONAL_FIELDS.includes(field))
    ? 'usable'
    : 'wrong'
}
