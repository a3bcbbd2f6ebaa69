import { and, eq, exists, inArray, isNotNull, isNull, lte, not, or, sql, type SQL } from 'drizzle-orm'

import { ParcelStatus } from '../../../contracts/enumerations.ts'
import { consolidationRules as rules, parcels, ruleRuns } from '../../../db/schema/index.ts'
import { PARCEL } from '../../../states/parcel.ts'

import type { RuleTriggerKind } from '../../../contracts/consolidationRule.ts'
import type { Database } from '../../../db/client.ts'

/**
 * The ids of active rules that may have something to do: an announced run is due or its parcels are gone, or what a
 * rule waits for has come and isn't announced yet. Only preselects, so that waiting rules cost nothing; `planOf`
 * decides.
 *
 * @param scheduledBy schedules that are due by then are announced now
 */
export async function findDueRules(db: Database, now: Date, scheduledBy: Date): Promise<string[]> {
  const announced = hasRun(db)
  const dueRun = hasRun(db, lte(ruleRuns.dueTime, now))
  const isLost = and(hasKind('PARCELS'), names(db, or(isCancelled, isNotNull(parcels.logisticsOrderId))))
  const haveArrived = and(hasKind('PARCELS'), not(names(db, isUnweighed)))
  const isTime = lte(rules.nextDueTime, scheduledBy)
  const isMet = or(isTime, haveArrived, isHeavyEnough(db))
  const rows = await db
    .select({ id: rules.id })
    .from(rules)
    .where(and(eq(rules.state, 'ACTIVE'), or(dueRun, isLost, and(not(announced), isMet))))
    .orderBy(rules.id)
  return rows.map(({ id }) => id)
}

function hasKind(kind: RuleTriggerKind): SQL {
  return sql`${rules.trigger} ->> 'kind' = ${kind}`
}

/** Whether a rule has announced such a run. */
function hasRun(db: Database, where?: SQL): SQL {
  const isAnnounced = and(eq(ruleRuns.ruleId, rules.id), eq(ruleRuns.outcome, 'ANNOUNCED'))
  return exists(db.select({ id: ruleRuns.id }).from(ruleRuns).where(and(isAnnounced, where)))
}

const isCancelled = eq(parcels.status, ParcelStatus.Canceled)
const isUnweighed = inArray(parcels.status, PARCEL.all('unweighed'))

/** Whether a rule names such a parcel. */
function names(db: Database, where: SQL | undefined): SQL {
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
