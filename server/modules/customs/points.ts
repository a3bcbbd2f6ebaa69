import {
  CUSTOMS_LEVELS,
  type CustomsFix,
  type CustomsLevel,
  type CustomsPoint,
  type CustomsPointKind,
} from '../../contracts/customs.ts'
import { text, type TextKey, type TextParams } from '../../texts/text.ts'

import type { Language } from '../../contracts/enumerations.ts'
import type { Localised } from '../../texts/localised.ts'
import type { Source } from './tableSchema.ts'

interface PointParts {
  readonly kind: CustomsPointKind
  readonly level: CustomsLevel
  /** A text of the catalogue, or a sentence of the tables. */
  readonly message: { readonly key: TextKey; readonly params?: TextParams } | Localised
  readonly source?: Source | undefined
  readonly fix?: (Pick<CustomsFix, 'kind'> & Partial<CustomsFix>) | undefined
}

/** A point in words. */
export function pointIn(language: Language, { kind, level, message, source, fix }: PointParts): CustomsPoint {
  return {
    kind,
    level,
    title: text(language, `customs.${kind}`),
    message: 'key' in message ? text(language, message.key, message.params) : message[language],
    source: source ? { displayName: source.displayName[language], url: source.url, date: source.date } : null,
    fix: fix ? { field: null, parcelId: null, ...fix } : null,
  }
}

/** The most serious first; equally serious ones stay in their order. */
export function bySeriousness(points: readonly CustomsPoint[]): CustomsPoint[] {
  return [...points].sort((a, b) => rankOf(a.level) - rankOf(b.level))
}

/** The most serious of some levels; `READY` if there are none. */
export function worstOf(levels: readonly CustomsLevel[]): CustomsLevel {
  return CUSTOMS_LEVELS.find((level) => levels.includes(level)) ?? 'READY'
}

function rankOf(level: CustomsLevel): number {
  return CUSTOMS_LEVELS.indexOf(level)
}
