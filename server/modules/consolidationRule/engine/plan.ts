import { MAX_ORDER_PARCELS } from '../../../contracts/logisticsOrderRequests.ts'
import { lockParcels, type ParcelRow } from '../../parcel/index.ts'
import { obstacleOf, parcelReason } from '../reasons.ts'
import { lockStoredParcels } from '../repository/references.ts'

import type { Transaction } from '../../../db/client.ts'
import type { ReasonRecord } from '../../../db/schema/ruleRuns.ts'
import type { RuleRow } from '../repository/rule.ts'

/** A parcel that isn't sent, and why. */
export interface Left {
  readonly parcel: ParcelRow
  readonly reason: ReasonRecord
}

/** What a rule would submit if it were due now. */
export interface Plan {
  readonly going: readonly ParcelRow[]
  readonly left: readonly Left[]
  /** Why it submits nothing; null if it submits. */
  readonly reason: ReasonRecord | null
  /** Whether waiting is no use. */
  readonly isHopeless: boolean
}

export function idsOf({ going }: Plan): string[] {
  return going.map(({ id }) => id)
}

type Planned = Pick<RuleRow, 'userId' | 'trigger'>

/**
 * Plans what a rule would send of what is in the warehouse. Locks those parcels, so that nothing else sends them.
 *
 * @param amongIds only these may be sent
 */
export async function planOf(tx: Transaction, rule: Planned, amongIds?: readonly string[]): Promise<Plan> {
  const { kind, parcelIds = [], kilograms = 0 } = rule.trigger
  if (kind === 'PARCELS') return planNamed(await lockParcels(tx, rule.userId, parcelIds))
  const stored =
    amongIds === undefined
      ? await lockStoredParcels(tx, rule.userId)
      : await lockParcels(tx, rule.userId, amongIds)
  const plan = planStored([...stored].sort(byArrival))
  if (kind === 'SCHEDULE' || plan.going.length === 0) return plan
  const grams = weightOf(plan.going)
  if (grams >= kilograms * 1000) return plan
  const params = { weight: grams / 1000, wanted: kilograms }
  return { ...plan, reason: { code: 'RuleWeightNotReached', params } }
}

/** All of the named parcels, or none. */
function planNamed(parcels: readonly ParcelRow[]): Plan {
  const left = withObstacles(parcels)
  const going = parcels.filter((parcel) => obstacleOf(parcel) === null)
  const blocking = left.find(({ reason }) => ENDINGS.includes(reason.code))
  if (blocking) return { going, left, reason: blocking.reason, isHopeless: true }
  const waiting = left.filter(({ reason }) => reason.code !== 'RuleParcelUndeclared')
  if (waiting.length > 0) {
    const reason = { code: 'RuleWaiting', params: { count: waiting.length } } as const
    return { going, left, reason, isHopeless: false }
  }
  // All have arrived. Only the customer can declare what is left: waiting is no use.
  return { going, left, reason: left[0]?.reason ?? null, isHopeless: left.length > 0 }
}

const ENDINGS: readonly string[] = ['RuleParcelGone', 'RuleParcelTaken']

/** Everything that can be sent from the warehouse that holds the most weight: an order leaves from one warehouse. */
function planStored(parcels: readonly ParcelRow[]): Plan {
  const ready = parcels.filter((parcel) => obstacleOf(parcel) === null)
  const there = heaviestWarehouse(ready)
  const going = there.slice(0, MAX_ORDER_PARCELS)
  const elsewhere = ready.filter((parcel) => !there.includes(parcel))
  const left = [
    ...withObstacles(parcels),
    ...elsewhere.map((parcel) => ({ parcel, reason: parcelReason('RuleOtherWarehouse', parcel) })),
    ...there
      .slice(MAX_ORDER_PARCELS)
      .map((parcel) => ({ parcel, reason: parcelReason('RuleOrderFull', parcel) })),
  ]
  const reason = going.length === 0 ? ({ code: 'RuleNothingToSend', params: {} } as const) : null
  return { going, left, reason, isHopeless: false }
}

function byArrival(a: ParcelRow, b: ParcelRow): number {
  return (a.inboundTime?.getTime() ?? Infinity) - (b.inboundTime?.getTime() ?? Infinity)
}

function withObstacles(parcels: readonly ParcelRow[]): Left[] {
  return parcels.flatMap((parcel) => {
    const reason = obstacleOf(parcel)
    return reason ? [{ parcel, reason }] : []
  })
}

function heaviestWarehouse(parcels: readonly ParcelRow[]): ParcelRow[] {
  const ids = [...new Set(parcels.map(({ warehouseId }) => warehouseId))]
  return ids
    .map((id) => parcels.filter(({ warehouseId }) => warehouseId === id))
    .reduce((most, group) => (weightOf(group) > weightOf(most) ? group : most), [])
}

function weightOf(parcels: readonly ParcelRow[]): number {
  return parcels.reduce((sum, { weightGrams }) => sum + (weightGrams ?? 0), 0)
}
