import type { DeclarationContents, DeclarationField, DeclarationValues } from './DeclarationForm'

export type MergedField = DeclarationField | 'images'

export interface Merged {
  readonly contents: DeclarationContents
  /** What was changed on both sides, to different things: the customer's own stands. */
  readonly conflicts: readonly MergedField[]
}

/** The name and its place in the tree are one choice. */
const WITH_NAME: MergedField = 'declaredNameId'

/**
 * Brings what a customer has typed onto a newer state of the parcel: what they have changed stays theirs,
 * everything else becomes what it is now.
 *
 * @param base what the parcel was when they began
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

/** Apart from the signatures of links, which change by the hour. */
function isSame(one: unknown, other: unknown): boolean {
  return textOf(one) === textOf(other)
}

function textOf(value: unknown): string {
  return JSON.stringify(value).replace(/\?expires=[^"]*/g, '')
}
