import { formatMoney } from '../../money/money.ts'
import { itemNameOf, type ItemNames } from '../declaredName/index.ts'
import { findChannels } from '../shipping/index.ts'
import { listMethodTypes } from '../shippingReference/index.ts'
import { obstacleOf, toReason } from './reasons.ts'
import { findReferences } from './repository/references.ts'
import { findLatestRuns, type RunRow } from './repository/run.ts'

import type { ConsolidationRule, RuleParcel, RuleRun } from '../../contracts/consolidationRule.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { Database } from '../../db/client.ts'
import type { LeftParcel, ReasonRecord } from '../../db/schema/ruleRuns.ts'
import type { Localised } from '../../texts/localised.ts'
import type { ParcelRow } from '../parcel/index.ts'
import type { RuleRow } from './repository/rule.ts'

export interface ViewContext {
  readonly language: Language
  readonly itemNames: ItemNames
}

/** Rules as their customer sees them. */
export async function toRules(
  db: Database,
  rows: readonly RuleRow[],
  context: ViewContext,
): Promise<ConsolidationRule[]> {
  const references = await referencesOf(db, rows)
  return rows.map((row) => toRule(row, references, context))
}

type References = Awaited<ReturnType<typeof referencesOf>>

/** What rules refer to, by id; some of it may be gone. */
async function referencesOf(db: Database, rows: readonly RuleRow[]) {
  const ids = rows.map(({ id }) => id)
  const runs = await findLatestRuns(db, ids)
  const { addresses, stations, parcels } = await findReferences(db, rows)
  return {
    runs,
    addresses: byId(addresses),
    channels: byId(await findChannels(db)),
    methods: byId(await listMethodTypes(db)),
    stations: byId(stations),
    parcels: byId(parcels),
  }
}

function byId<T extends { readonly id: string }>(rows: readonly T[]): ReadonlyMap<string, T> {
  return new Map(rows.map((row) => [row.id, row]))
}

function toRule(row: RuleRow, references: References, context: ViewContext): ConsolidationRule {
  const { language } = context
  const runs = references.runs.filter(({ ruleId }) => ruleId === row.id)
  const pending = runs.find(({ outcome }) => outcome === 'ANNOUNCED')
  const last = runs.find(({ outcome }) => outcome !== 'ANNOUNCED')
  const address = references.addresses.get(row.addressId)
  const { shippingMethodTypeId, transportationChannelId, pickupStationId } = row
  return {
    id: row.id,
    displayName: row.displayName,
    state: row.state,
    stopReason: row.stopReason && toReason(row.stopReason, language),
    trigger: row.trigger,
    parcels: namedParcels(row, references, context),
    addressId: row.addressId,
    addressLabel: address ? (address.name ?? address.recipient) : null,
    shippingMethodTypeId,
    shippingMethodType: named(references.methods.get(shippingMethodTypeId), language),
    transportationChannelId,
    transportationChannel: named(references.channels.get(transportationChannelId), language),
    receivingMethod: row.receivingMethod,
    pickupStationId,
    pickupStation: named(references.stations.get(pickupStationId ?? ''), language),
    additionalServiceIds: row.additionalServiceIds,
    isInsured: row.isInsured,
    isAutoPay: row.isAutoPay,
    maximumTotal: formatMoney(row.maximumTotal),
    currencyCode: row.currencyCode,
    remarks: row.remarks,
    nextRunTime: nextRunTimeOf(row, pending),
    pendingRun: pending ? { id: pending.id, dueTime: pending.dueTime.toISOString() } : null,
    lastRun: last ? toRun(last, language) : null,
    creationTime: row.creationTime.toISOString(),
    version: row.version,
  }
}

/** When a rule submits next, as far as that is known. */
export function nextRunTimeOf(
  { state, nextDueTime }: RuleRow,
  announced: RunRow | null | undefined,
): string | null {
  const next = state === 'ACTIVE' ? (announced?.dueTime ?? nextDueTime) : null
  return next?.toISOString() ?? null
}

function named(
  row: { readonly id: string; readonly displayName: Localised } | undefined,
  language: Language,
) {
  return row ? { id: row.id, displayName: row.displayName[language] } : null
}

function namedParcels({ trigger, state }: RuleRow, { parcels }: References, context: ViewContext) {
  return (trigger.parcelIds ?? []).flatMap((id) => {
    const parcel = parcels.get(id)
    return parcel ? [toRuleParcel(parcel, state === 'DONE' ? null : obstacleOf(parcel), context)] : []
  })
}

export function toRuleParcel(
  parcel: ParcelRow,
  reason: ReasonRecord | null,
  { language, itemNames }: ViewContext,
): RuleParcel {
  return {
    id: parcel.id,
    expressNumber: parcel.expressNumber,
    declaredName: itemNameOf(parcel, itemNames, language),
    weight: parcel.weightGrams === null ? null : parcel.weightGrams / 1000,
    reason: reason && toReason(reason, language),
  }
}

export function toRun(row: RunRow, language: Language): RuleRun {
  return {
    id: row.id,
    time: row.time.toISOString(),
    dueTime: row.dueTime.toISOString(),
    outcome: row.outcome,
    reason: row.reason && toReason(row.reason, language),
    parcelCount: row.parcelIds.length,
    leftParcels: row.leftParcels.map((left) => toLeftParcel(left, language)),
    total: row.total === null ? null : formatMoney(row.total),
    orderId: row.orderId,
    orderCode: row.orderCode,
  }
}

function toLeftParcel({ id, expressNumber, reason }: LeftParcel, language: Language) {
  return { id, expressNumber, reason: toReason(reason, language) }
}
