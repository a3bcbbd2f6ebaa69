import { after, DAY_MS } from '../../base/time/clock.ts'

import type { Stay } from '../../db/stayed.ts'
import type { AutopilotContext } from './chore.ts'

/** What has stayed for longer is left alone: the demo has something in every status, for people to act on. */
const OLDEST_MS = DAY_MS

/** Staying in a status for so long at the autopilot's speed, but not for days. */
export function stayOf(
  status: Stay['status'],
  stayMs: number,
  { clock, speed }: Pick<AutopilotContext, 'clock' | 'speed'>,
): Stay {
  const now = clock.now()
  return { status, after: after(now, -OLDEST_MS), until: after(now, -stayMs / speed) }
}
