import { and, eq, gt, lte, or, type AnyColumn, type SQL } from 'drizzle-orm'

/** A status, and when a thing must have got into it. */
export interface Stay {
  readonly status: number | string
  /** Exclusive. */
  readonly after: Date
  /** Inclusive. */
  readonly until: Date
}

interface Columns {
  readonly status: AnyColumn
  readonly since: AnyColumn
}

/** Whether a thing is in one of these statuses, since a time that counts. */
export function hasStayed({ status, since }: Columns, stays: readonly Stay[]): SQL | undefined {
  return or(
    ...stays.map((stay) => and(eq(status, stay.status), lte(since, stay.until), gt(since, stay.after))),
  )
}
