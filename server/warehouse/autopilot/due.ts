import { and, eq, gt, lte, type AnyColumn, type SQL } from 'drizzle-orm'

import { after, DAY_MS } from '../../clock.ts'

import type { AutopilotContext } from './chore.ts'

/** Older things are left alone, so that the demo's own keep standing in every status. */
const OLDEST_MS = DAY_MS

/** The columns by which the autopilot judges a thing. */
interface Statused {
  readonly status: AnyColumn
  readonly statusTime: AnyColumn
  readonly creationTime: AnyColumn
}

/** That a fresh thing has been in a status for so long, at the autopilot's speed. */
export function hasStayed(
  { status, statusTime, creationTime }: Statused,
  code: number,
  stayMs: number,
  { clock, speed }: AutopilotContext,
): SQL | undefined {
  const now = clock.now()
  return and(
    eq(status, code),
    lte(statusTime, after(now, -stayMs / speed)),
    gt(creationTime, after(now, -OLDEST_MS)),
  )
}
