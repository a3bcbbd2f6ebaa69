import { MINUTE_MS, type Clock } from '../../base/time/clock.ts'
import { listDeclaredNames } from './repository.ts'

import type { Language } from '../../contracts/enumerations.ts'
import type { Database } from '../../db/client.ts'
import type { Localised } from '../../texts/localised.ts'

/** The catalogue's names by their IDs. */
export type ItemNames = ReadonlyMap<string, Localised>

const KEPT_FOR_MS = 5 * MINUTE_MS

/** Caches the catalogue's names: every parcel on every list asks for one. */
export function createItemNames(clock: Clock): (db: Database) => Promise<ItemNames> {
  let kept: { readonly names: ItemNames; readonly untilMs: number } | null = null

  return async (db) => {
    const nowMs = clock.now().getTime()
    if (kept && nowMs < kept.untilMs) return kept.names
    const rows = await listDeclaredNames(db)
    const names = new Map(rows.map(({ id, displayName }) => [id, displayName]))
    kept = { names, untilMs: nowMs + KEPT_FOR_MS }
    return names
  }
}

/**
 * What a parcel's item is called: in the reader's language if the customer chose it from the catalogue, else in their
 * own words.
 */
export function itemNameOf(
  { declaredName, declaredNameId }: { declaredName: string | null; declaredNameId: string | null },
  names: ItemNames,
  language: Language,
): string | null {
  const inCatalogue = declaredNameId === null ? undefined : names.get(declaredNameId)
  const isUnchanged = inCatalogue && Object.values(inCatalogue).some((name) => name === declaredName)
  return isUnchanged ? inCatalogue[language] : declaredName
}
