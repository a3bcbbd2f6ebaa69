/** Checked fields, in display order. */
export const CHECKED_FIELDS = [
  'recipient',
  'code',
  'streetCode',
  'mobile',
  'province',
  'city',
  'district',
  'street',
  'door',
  'postCode',
] as const
export type CheckedField = (typeof CHECKED_FIELDS)[number]

/** Result of looking for one field in the text. */
export interface Finding {
  /** `noCode`: the recipient is there, but without the customer's code next to it. */
  readonly outcome: 'ok' | 'missing' | 'differs' | 'noCode'
  readonly expected: string
  /** Text found in its place; null when there's none or it can't be told. */
  readonly found: string | null
}

export function ok(expected: string): Finding {
  return { outcome: 'ok', expected, found: null }
}

/** @param found what the address says instead; null when the field is missing */
export function notOk(expected: string, found: string | null): Finding {
  return { outcome: found === null ? 'missing' : 'differs', expected, found }
}
