import { sql, type SQL } from 'drizzle-orm'

import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import type { Language } from '../contracts/enumerations.ts'

/** A column's localised value with one language replaced. */
export function inLanguage<T>(column: AnyPgColumn, language: Language, value: T): SQL {
  return sql`${column} || ${JSON.stringify({ [language]: value })}::jsonb`
}
