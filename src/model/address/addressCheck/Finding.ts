/** What is looked at, in the order in which it is told. */
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

/** What the text says of one field. */
export interface Finding {
  /** `noCode`: the recipient is there, and the code does not stand beside it. */
  readonly outcome: 'ok' | 'missing' | 'differs' | 'noCode'
  readonly expected: string
  /** What stands there instead, if that can be told. */
  readonly found: string | null
}

export function ok(expected: string): Finding {
  return { outcome: 'ok', expected, found: null }
}

/** @param found what stands there instead; nothing does without */
export function notOk(expected: string, found: string | null): Finding {
  return { outcome: found === null ? 'missing' : 'differs', expected, found }
}
