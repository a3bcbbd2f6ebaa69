import { and, ilike, sql, type SQL } from 'drizzle-orm'

import { containing } from '../../../db/containing.ts'

import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Localised columns as one text of every language. */
export function words(...columns: AnyPgColumn[]): SQL {
  return sql.join(
    columns.map((column) => sql`(${column}->>'zh-Hans') || ' ' || (${column}->>'en')`),
    sql` || ' ' || `,
  )
}

/** Whether a text holds each of the words, wherever they stand in it. */
export function everyWord(filter: string, searched: SQL): SQL | undefined {
  const wanted = filter.split(/\s+/).filter((word) => word !== '')
  return and(...wanted.map((word) => ilike(searched, containing(word))))
}
