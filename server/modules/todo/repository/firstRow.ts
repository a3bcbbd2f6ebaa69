import { sql } from 'drizzle-orm'

/** How many rows there are in all; beside the first one, it saves a second statement. */
export const total = sql<number>`(count(*) over ())::int`

/** The most pressing thing of a kind, and how many there are of the kind. */
export interface FirstRow {
  readonly id: string
  readonly displayName: string
  readonly total: number
  readonly deadline?: Date | null
  /** Minor units. */
  readonly amount?: bigint | null
  /** The tenant's if there is none. */
  readonly currencyCode?: string
  readonly parcelId?: string | null
}
