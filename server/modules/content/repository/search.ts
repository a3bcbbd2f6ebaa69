import { and, ilike, sql, type SQL } from 'drizzle-orm'

import { containing } from '../../../db/containing.ts'

import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Localised columns as one text, in every language. */
export function words(...columns: AnyPgColumn[]): SQL {
  return sql.join(
    columns.map((column) => sql`(${column}->>'zh-Hans') || ' ' || (${column}->>'en')`),
    sql` || ' ' || `,
  )
}

/** Whether a text contains each word of a filter, in any order. */
export function everyWord(filter: string, searched: SQL): SQL | undefined {
  const wanted = filter.split(/\s+/).filter((word) => word !== '')
  return and(...wanted.map((word) => ilike(searched, containing(word))))
}
