import { and, eq, gt, lte, or } from 'drizzle-orm'

import { after, DAY_MS, SECOND_MS, type Clock } from '../clock.ts'
import { ParcelStatus } from '../contracts/enumerations.ts'
import { parcels, users } from '../db/schema/index.ts'
import { plausibleMeasures } from './plausibleMeasures.ts'

import type { FastifyBaseLogger } from 'fastify'

import type { Database } from '../db/client.ts'
import type { WarehouseService } from '../modules/warehouse/service.ts'

interface Dependencies {
  readonly db: Database
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  readonly warehouse: WarehouseService
  /** 2 makes everything happen twice as fast. */
  readonly speed: number
}

/** How long a parcel stays in a status before the autopilot moves it on. */
const STAY_MS = { [ParcelStatus.NotArrival]: 20 * SECOND_MS, [ParcelStatus.Arrived]: 15 * SECOND_MS } as const

/** Older parcels are left alone, so that the demo's own keep standing in every status. */
const OLDEST_MS = DAY_MS

/** How many parcels are moved in one round. */
const BATCH = 100

const TICK_MS = 2 * SECOND_MS

/** Plays the warehouse: scans and weighs fresh parcels by itself, seconds after they were declared. */
export function startAutopilot(dependencies: Dependencies): () => Promise<void> {
  const { log, speed } = dependencies
  let isStopping = false
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(() =>
      moveDueParcels(dependencies, () => isStopping).catch((error: unknown) =>
        log.error({ err: error }, 'autopilot failed'),
      ),
    )
  }, TICK_MS / speed)
  timer.unref()
  return () => {
    isStopping = true
    clearInterval(timer)
    return running
  }
}

/** Moves every parcel that has been in its status for long enough one step on. */
export async function moveDueParcels(dependencies: Dependencies, isStopping = () => false): Promise<void> {
  const { warehouse, log } = dependencies
  for (const { expressNumber, idCode, status } of await listDue(dependencies)) {
    if (isStopping()) return
    try {
      if (status === ParcelStatus.NotArrival) await warehouse.arrive({ expressNumber, idCode }, 'en')
      else await warehouse.inbound({ expressNumber, idCode, ...plausibleMeasures(expressNumber) }, 'en')
    } catch (error) {
      // The customer may have cancelled it, or staff may have been faster.
      log.warn({ err: error }, 'the autopilot left a parcel where it is')
    }
  }
}

/** Parcels that have stayed long enough, longest first. */
function listDue({ db, clock, speed }: Dependencies) {
  const now = clock.now()
  const hasStayed = (status: keyof typeof STAY_MS) =>
    and(eq(parcels.status, status), lte(parcels.statusTime, after(now, -STAY_MS[status] / speed)))
  return db
    .select({ expressNumber: parcels.expressNumber, idCode: users.idCode, status: parcels.status })
    .from(parcels)
    .innerJoin(users, eq(users.id, parcels.userId))
    .where(
      and(
        gt(parcels.creationTime, after(now, -OLDEST_MS)),
        or(hasStayed(ParcelStatus.NotArrival), hasStayed(ParcelStatus.Arrived)),
      ),
    )
    .orderBy(parcels.statusTime)
    .limit(BATCH)
}
