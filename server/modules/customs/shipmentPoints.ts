import { currencySymbolOf } from '../../money/currencies.ts'
import { exchange } from '../../money/exchange.ts'
import { formatMoney, parseMoney } from '../../money/money.ts'
import { rateOf } from '../exchangeRate/rates.ts'
import { holdsFor, type Inspection } from './inspection.ts'
import { pointIn } from './points.ts'

import type { CustomsPoint } from '../../contracts/customs.ts'
import type { Database } from '../../db/client.ts'
import type { AddressRow } from '../address/addresses.ts'
import type { ParcelRow } from '../parcel/moves.ts'
import type { RegionGroupRow } from '../region/regions.ts'
import type { Destination, Limit } from './tableSchema.ts'

/** Where a shipment goes: nobody knows yet, or to a region, perhaps to an address in it. */
export interface Heading {
  readonly address: AddressRow | null
  readonly regionGroup: RegionGroupRow | null
}

/** What customs ask about a shipment as a whole. */
export async function shipmentPoints(
  db: Database,
  parcels: readonly ParcelRow[],
  heading: Heading,
  inspection: Inspection,
): Promise<CustomsPoint[]> {
  const { destination } = inspection
  if (destination === null) return [destinationPoint(heading, inspection)]
  return [
    await limitPoint(db, parcels, destination, inspection),
    identityPoint(destination, heading, inspection),
  ]
}

function destinationPoint({ regionGroup }: Heading, { language }: Inspection): CustomsPoint {
  const kind = 'DESTINATION_UNKNOWN'
  const level = 'UNKNOWN'
  if (regionGroup === null) {
    const message = { key: 'customs.noDestination' } as const
    return pointIn(language, { kind, level, message, fix: { kind: 'EDIT_ADDRESS' } })
  }
  const message = { key: 'customs.noData', params: { place: regionGroup.displayName } } as const
  return pointIn(language, { kind, level, message, fix: { kind: 'ASK' } })
}

async function limitPoint(
  db: Database,
  parcels: readonly ParcelRow[],
  destination: Destination,
  inspection: Inspection,
): Promise<CustomsPoint> {
  const { language, channel } = inspection
  const kind = 'DUTY_FREE_LIMIT'
  const limit = destination.limits.find((entry) => holdsFor(entry, inspection))
  const total = limit && (await valueIn(db, parcels, limit.currencyCode))
  if (!limit || total === undefined) {
    const key = limit ? 'customs.valueUnknown' : 'customs.limitUnknown'
    return pointIn(language, { kind, level: 'UNKNOWN', message: { key }, fix: { kind: 'ASK' } })
  }
  const isAbove = total > parseMoney(limit.amount)
  const isPaid = isAbove && limit.isTaxOnly && channel?.isTaxIncluded === true
  const key = isPaid ? 'customs.valueTaxIncluded' : 'customs.value'
  const params = { total: shown(total, limit), rule: isAbove ? limit.above : limit.below }
  return pointIn(language, {
    kind,
    level: isAbove && !isPaid ? 'WARNING' : 'READY',
    message: { key, params },
    source: destination.sources[limit.source],
    ...(isAbove && !isPaid && limit.isTaxOnly && { fix: { kind: 'CHANGE_CHANNEL' as const } }),
  })
}

/** The declared value of all parcels; undefined if one has none, or there is no rate for its currency. */
async function valueIn(
  db: Database,
  parcels: readonly ParcelRow[],
  currencyCode: string,
): Promise<bigint | undefined> {
  let sum = 0n
  for (const { declaredValue, declaredCurrency } of parcels) {
    if (declaredValue === null || declaredCurrency === null) return undefined
    const rate = await rateOf(db, declaredCurrency, currencyCode)
    if (!rate) return undefined
    sum += exchange(declaredValue, rate)
  }
  return sum
}

function shown(amount: bigint, { currencyCode }: Limit): string {
  return `${currencySymbolOf(currencyCode)}${formatMoney(amount)}`
}

function identityPoint(destination: Destination, { address }: Heading, inspection: Inspection): CustomsPoint {
  const { language } = inspection
  const kind = 'IDENTITY_DOCUMENT'
  const entry = destination.identity.find((one) => holdsFor(one, inspection))
  if (!entry) {
    const message = { key: 'customs.identityUnknown' } as const
    return pointIn(language, { kind, level: 'UNKNOWN', message, fix: { kind: 'ASK' } })
  }
  const source = destination.sources[entry.source]
  const { message } = entry
  if (!entry.isAsked) return pointIn(language, { kind, level: 'READY', message, source })
  if (address?.idDocument) {
    return pointIn(language, { kind, level: 'READY', message: { key: 'customs.identityGiven' }, source })
  }
  return pointIn(language, {
    kind,
    level: 'MISSING',
    message,
    source,
    fix: { kind: 'EDIT_ADDRESS', field: 'idDocument' },
  })
}
