import { and, eq, gt, lte, type AnyColumn, type SQL } from 'drizzle-orm'

import { after, DAY_MS } from '../../base/time/clock.ts'

import type { AutopilotContext } from './chore.ts'

/** What has stood for longer is left alone, so that the demo's own things stay in every status until somebody acts. */
const OLDEST_MS = DAY_MS

/** The columns by which the autopilot judges a thing. */
interface Statused {
  readonly status: AnyColumn
  readonly statusTime: AnyColumn
}

/** That a thing has been in a status for so long at the autopilot's speed, and not for days. */
export function hasStayed(
  { status, statusTime }: Statused,
  code: number,
  stayMs: number,
  { clock, speed }: AutopilotContext,
): SQL | undefined {
  const now = clock.now()
  return and(
    eq(status, code),
    lte(statusTime, after(now, -stayMs / speed)),
    gt(statusTime, after(now, -OLDEST_MS)),
  )
}
