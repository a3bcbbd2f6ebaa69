import { and, eq, exists, inArray, isNotNull, isNull, lte, not, or, sql, type SQL } from 'drizzle-orm'

import { ParcelStatus } from '../../contracts/enumerations.ts'
import { consolidationRules as rules, parcels, ruleRuns } from '../../db/schema/index.ts'

import type { RuleTriggerKind } from '../../contracts/consolidationRule.ts'
import type { Database } from '../../db/client.ts'

/**
 * The rules that have something to do: an announced run is due or can't be kept, or an event has come that is to be
 * announced. A first selection, so that rules that wait cost nothing; `planOf` decides.
 *
 * @param announcedFrom schedules that are due by then are announced now
 */
export async function findDueRules(db: Database, now: Date, announcedFrom: Date): Promise<string[]> {
  const announced = runs(db)
  const dueRun = runs(db, lte(ruleRuns.dueTime, now))
  const hasLost = and(hasKind('PARCELS'), named(db, or(isCancelled, isNotNull(parcels.logisticsOrderId))))
  const areThere = and(hasKind('PARCELS'), not(named(db, isOnItsWay)))
  const isTime = lte(rules.nextDueTime, announcedFrom)
  const hasCome = or(isTime, areThere, isHeavyEnough(db))
  const rows = await db
    .select({ id: rules.id })
    .from(rules)
    .where(and(eq(rules.state, 'ACTIVE'), or(dueRun, hasLost, and(not(announced), hasCome))))
    .orderBy(rules.id)
  return rows.map(({ id }) => id)
}

function hasKind(kind: RuleTriggerKind): SQL {
  return sql`${rules.trigger} ->> 'kind' = ${kind}`
}

/** That a rule has announced such a run. */
function runs(db: Database, where?: SQL): SQL {
  const isAnnounced = and(eq(ruleRuns.ruleId, rules.id), eq(ruleRuns.outcome, 'ANNOUNCED'))
  return exists(db.select({ id: ruleRuns.id }).from(ruleRuns).where(and(isAnnounced, where)))
}

const isCancelled = eq(parcels.status, ParcelStatus.Canceled)
const isOnItsWay = inArray(parcels.status, [ParcelStatus.NotArrival, ParcelStatus.Arrived])

/** That a rule names such a parcel. */
function named(db: Database, where: SQL | undefined): SQL {
  const isNamed = sql`${rules.trigger} -> 'parcelIds' @> to_jsonb(${parcels.id})`
  return exists(
    db
      .select({ id: parcels.id })
      .from(parcels)
      .where(and(eq(parcels.userId, rules.userId), isNamed, where)),
  )
}

function isHeavyEnough(db: Database): SQL | undefined {
  const isReady = and(
    eq(parcels.userId, rules.userId),
    eq(parcels.status, ParcelStatus.Inbound),
    parcels.isDeclared,
    isNull(parcels.logisticsOrderId),
  )
  const grams = db
    .select({ grams: sql`sum(${parcels.weightGrams})` })
    .from(parcels)
    .where(isReady)
  return and(hasKind('WEIGHT'), sql`(${grams}) >= (${rules.trigger} ->> 'kilograms')::numeric * 1000`)
}
