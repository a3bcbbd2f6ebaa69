import { currencySymbolOf } from '../../money/currencies.ts'
import { exchange } from '../../money/exchange.ts'
import { formatMoney, parseMoney } from '../../money/money.ts'
import { rateOf } from '../exchangeRate/index.ts'
import { appliesTo, type Inspection } from './inspection.ts'
import { pointIn } from './points.ts'

import type { CustomsPoint } from '../../contracts/customs.ts'
import type { Database } from '../../db/client.ts'
import type { AddressRow } from '../address/index.ts'
import type { ParcelRow } from '../parcel/index.ts'
import type { RegionGroupRow } from '../region/index.ts'
import type { Destination, Limit } from './tableSchema.ts'

/** Where a shipment goes: to an address, only known to be in a region, or not known yet. */
export interface ShipTo {
  readonly address: AddressRow | null
  readonly regionGroup: RegionGroupRow | null
}

/** What customs ask about a shipment as a whole. */
export async function shipmentPoints(
  db: Database,
  parcels: readonly ParcelRow[],
  shipTo: ShipTo,
  inspection: Inspection,
): Promise<CustomsPoint[]> {
  const { destination } = inspection
  if (destination === null) return [destinationPoint(shipTo, inspection)]
  const limit = destination.limits.find((one) => appliesTo(one, inspection))
  const value = limit && (await valueOf(db, parcels, limit))
  return [
    limit && value ? limitPoint(limit, value, destination, inspection) : noLimitPoint(limit, inspection),
    identityPoint(destination, shipTo, value?.isAbove === true, inspection),
  ]
}

function destinationPoint({ regionGroup }: ShipTo, { language }: Inspection): CustomsPoint {
  const kind = 'DESTINATION_UNKNOWN'
  const level = 'UNKNOWN'
  if (regionGroup === null) {
    const message = { key: 'customs.noDestination' } as const
    return pointIn(language, { kind, level, message, fix: { kind: 'EDIT_ADDRESS' } })
  }
  const message = { key: 'customs.noData', params: { place: regionGroup.displayName } } as const
  return pointIn(language, { kind, level, message, fix: { kind: 'ASK' } })
}

/** What all parcels are worth, in the currency of the limit. */
interface ShipmentValue {
  readonly total: bigint
  readonly isAbove: boolean
}

/** Undefined if a parcel has no declared value, or there is no rate for its currency. */
async function valueOf(
  db: Database,
  parcels: readonly ParcelRow[],
  { amount, currencyCode }: Limit,
): Promise<ShipmentValue | undefined> {
  const sums = new Map<string, bigint>()
  for (const { declaredValue, declaredCurrency } of parcels) {
    if (declaredValue === null || declaredCurrency === null) return undefined
    sums.set(declaredCurrency, (sums.get(declaredCurrency) ?? 0n) + declaredValue)
  }
  let total = 0n
  for (const [currency, sum] of sums) {
    const rate = await rateOf(db, currency, currencyCode)
    if (!rate) return undefined
    total += exchange(sum, rate)
  }
  return { total, isAbove: total > parseMoney(amount) }
}

function limitPoint(
  limit: Limit,
  { total, isAbove }: ShipmentValue,
  { sources }: Destination,
  { language, channel }: Inspection,
): CustomsPoint {
  const kind = 'DUTY_FREE_LIMIT'
  const amount = `${currencySymbolOf(limit.currencyCode)}${formatMoney(total)}`
  const source = sources[limit.source]
  if (!isAbove) {
    const message = { key: 'customs.value', params: { total: amount, rule: limit.below } } as const
    return pointIn(language, { kind, level: 'READY', message, source })
  }
  const params = { total: amount, rule: limit.above }
  if (limit.isTaxOnly && channel?.isTaxIncluded) {
    const message = { key: 'customs.valueTaxIncluded', params } as const
    return pointIn(language, { kind, level: 'READY', message, source })
  }
  const fix = limit.isTaxOnly ? ({ kind: 'CHANGE_CHANNEL' } as const) : undefined
  return pointIn(language, { kind, level: 'WARNING', message: { key: 'customs.value', params }, source, fix })
}

function noLimitPoint(limit: Limit | undefined, { language }: Inspection): CustomsPoint {
  const key = limit ? 'customs.valueUnknown' : 'customs.limitUnknown'
  const fix = { kind: 'ASK' } as const
  return pointIn(language, { kind: 'DUTY_FREE_LIMIT', level: 'UNKNOWN', message: { key }, fix })
}

function identityPoint(
  { identity, sources }: Destination,
  { address }: ShipTo,
  isAboveLimit: boolean,
  inspection: Inspection,
): CustomsPoint {
  const { language } = inspection
  const kind = 'IDENTITY_DOCUMENT'
  const entry = identity.find((one) => appliesTo(one, inspection) && (isAboveLimit || !one.isOnlyAboveLimit))
  if (!entry) {
    const message = { key: 'customs.identityUnknown' } as const
    return pointIn(language, { kind, level: 'UNKNOWN', message, fix: { kind: 'ASK' } })
  }
  const source = sources[entry.source]
  const { message } = entry
  if (!entry.isAsked) return pointIn(language, { kind, level: 'READY', message, source })
  if (address?.idDocument) {
    return pointIn(language, { kind, level: 'READY', message: { key: 'customs.identityGiven' }, source })
  }
  const fix = { kind: 'EDIT_ADDRESS', field: 'idDocument' } as const
  return pointIn(language, { kind, level: 'MISSING', message, source, fix })
}
