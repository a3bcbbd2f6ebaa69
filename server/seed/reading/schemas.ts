import { Type, type TUnsafe } from 'typebox'

import { closed } from '../../contracts/schema.ts'
import { parseMoney } from '../../money/money.ts'

export const Sentence = Type.String({ minLength: 1 })

/** A name or sentence in every language. */
export const Words = closed({ 'zh-Hans': Sentence, en: Sentence })

export const Id = Type.String({ pattern: '^[a-z0-9-]+$' })

/** Yuan: `"12.30"`. */
export const Price = Type.String({ pattern: '^\\d{1,9}\\.\\d{2}$' })

/** The minor units of a price that a file may leave out. */
export function minorUnitsOf(price: string | undefined): bigint | undefined {
  return price === undefined ? undefined : parseMoney(price)
}

/** A share: `"0.05"` is 5%. */
export const Share = Type.String({ pattern: '^0(\\.\\d{1,4})?$' })

export const Count = Type.Integer({ minimum: 0 })
export const Size = Type.Integer({ minimum: 1 })

/** A code by its name: files say `WEIGHT`, the database keeps 10. */
export function nameIn<T extends Readonly<Record<string, number>>>(codes: T): TUnsafe<keyof T> {
  return Type.Unsafe<keyof T>({ type: 'string', enum: Object.keys(codes) })
}
