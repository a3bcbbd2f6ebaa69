import { ilike, or, sql, type SQL } from 'drizzle-orm'

import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** A pattern for `like` that finds the words literally: `%` and `_` are escaped. */
export function containing(words: string): string {
  return `%${words.replace(/[\\%_]/g, '\\$&')}%`
}

/** Whether one of the texts contains the words, ignoring case; true if there are none. */
export function anyHolds(words: string | undefined, texts: readonly (AnyPgColumn | SQL)[]): SQL | undefined {
  const wanted = words?.trim()
  return wanted ? or(...texts.map((text) => ilike(text, containing(wanted)))) : undefined
}

/** A localised text in both languages, as one text to search. */
export function inBothLanguages(column: AnyPgColumn): SQL {
  return sql`(${column}->>'zh-Hans') || ' ' || (${column}->>'en')`
}

/** The figures of a sentence, as one text to search. */
export function figuresOf(column: AnyPgColumn): SQL {
  return sql`(select string_agg(figure.value, ' ') from jsonb_each_text(${column}) as figure)`
}
