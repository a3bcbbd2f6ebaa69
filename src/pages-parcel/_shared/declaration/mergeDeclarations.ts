import type { DeclarationContents, DeclarationField, DeclarationValues } from './DeclarationForm'

export type MergedField = DeclarationField | 'images'

export interface Merged {
  readonly contents: DeclarationContents
  /** Fields changed on both sides to different values. The customer's value wins. */
  readonly conflicts: readonly MergedField[]
}

/** Merged together with `declaredName`: the name and its ID are a single choice. */
const WITH_NAME: MergedField = 'declaredNameId'

/**
 * Three-way merge of the customer's edits onto a newer state of the parcel: fields they changed keep their
 * value, all others take the newer one.
 *
 * @param base the declaration before the customer's edits
 */
export function mergeDeclarations(
  base: DeclarationContents,
  own: DeclarationContents,
  newer: DeclarationContents,
): Merged {
  const [before, mine, now] = [base, own, newer].map(flat) as [Flat, Flat, Flat]
  const isMine = (field: MergedField) => !isSame(before[field], mine[field])
  const isTheirs = (field: MergedField) => !isSame(before[field], now[field])
  const fields = Object.keys(now) as MergedField[]
  const merged: Record<string, unknown> = { ...now }
  for (const field of fields) {
    if (isMine(field === WITH_NAME ? 'declaredName' : field)) merged[field] = mine[field]
  }
  const conflicts = fields.filter(
    (field) => field !== WITH_NAME && isMine(field) && isTheirs(field) && !isSame(mine[field], now[field]),
  )
  const { images, ...values } = merged as unknown as Flat
  return { contents: { values, images }, conflicts }
}

type Flat = DeclarationValues & { readonly images: readonly string[] }

function flat({ values, images }: DeclarationContents): Flat {
  return { ...values, images }
}

/** Ignores the signatures of photo URLs, which change hourly. */
function isSame(one: unknown, other: unknown): boolean {
  return textOf(one) === textOf(other)
}

function textOf(value: unknown): string {
  return JSON.stringify(value).replace(/\?expires=[^"]*/g, '')
}
