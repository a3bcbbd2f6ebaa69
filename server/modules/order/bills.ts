import { inArray } from 'drizzle-orm'

import { declaredNames } from '../../db/schema/index.ts'
import { exchange } from '../../money/exchange.ts'
import { parseMoney } from '../../money/money.ts'
import { premiumOf } from '../../money/premium.ts'
import { rateOf } from '../exchangeRate/index.ts'
import { premiumTerms, storageOf } from '../parcel/index.ts'

import type { Database } from '../../db/client.ts'
import type { ChosenService } from '../../db/schema/parcels.ts'
import type { PackedBox } from '../../db/schema/logisticsOrders.ts'
import type { BilledInsurance, BilledService } from '../../money/billLines.ts'
import type { Load } from '../../money/freight.ts'
import type { ParcelRow } from '../parcel/index.ts'
import type { Extras, Shipment } from '../shipping/index.ts'
import type { TenantSettings } from '../../base/tenant.ts'

/** What parcels without a kind of goods of their own are. */
export const GENERAL_GOODS = 'general'

/** What the parcels of an order weigh and measure together, before they are packed. */
export function parcelsShipment(
  parcels: readonly ParcelRow[],
  goodsTypes: GoodsTypes,
): Pick<Shipment, 'load' | 'pieces' | 'goodsTypeIds'> {
  return {
    load: {
      weightGrams: total(parcels.map(({ weightGrams }) => weightGrams ?? 0)),
      volumeCm3: total(parcels.map((parcel) => volumeCm3(boxOf(parcel)))),
    },
    pieces: parcels.map((parcel) => pieceOf(boxOf(parcel))),
    goodsTypeIds: goodsTypesOf(parcels, goodsTypes),
  }
}

/** What the packed boxes of an order weigh and measure together. */
export function boxesLoad(boxes: readonly PackedBox[]): Load {
  return {
    weightGrams: total(boxes.map(({ weightGrams }) => weightGrams)),
    volumeCm3: total(boxes.map(volumeCm3)),
  }
}

function pieceOf(box: PackedBox): Shipment['pieces'][number] {
  return {
    weightGrams: box.weightGrams,
    longestSideMm: Math.max(box.lengthMm, box.widthMm, box.heightMm),
  }
}

function boxOf({ weightGrams, lengthMm, widthMm, heightMm }: ParcelRow): PackedBox {
  return {
    weightGrams: weightGrams ?? 0,
    lengthMm: lengthMm ?? 0,
    widthMm: widthMm ?? 0,
    heightMm: heightMm ?? 0,
  }
}

function volumeCm3({ lengthMm, widthMm, heightMm }: PackedBox): number {
  return Math.round((lengthMm * widthMm * heightMm) / 1000)
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

/** The kinds of goods that declared names stand for, by the names' ids. */
export type GoodsTypes = ReadonlyMap<string, string>

export async function readGoodsTypes(db: Database, parcels: readonly ParcelRow[]): Promise<GoodsTypes> {
  const nameIds = parcels.flatMap(({ declaredNameId }) => declaredNameId ?? [])
  if (nameIds.length === 0) return new Map()
  const rows = await db
    .select({ id: declaredNames.id, goodsTypeId: declaredNames.goodsTypeId })
    .from(declaredNames)
    .where(inArray(declaredNames.id, nameIds))
  return new Map(rows.flatMap(({ id, goodsTypeId }) => (goodsTypeId === null ? [] : [[id, goodsTypeId]])))
}

function goodsTypesOf(parcels: readonly ParcelRow[], goodsTypes: GoodsTypes): string[] {
  const types = parcels.flatMap(({ declaredNameId }) => goodsTypes.get(declaredNameId ?? '') ?? [])
  return types.length === 0 ? [GENERAL_GOODS] : [...new Set(types)]
}

/** What an order's parcels and wishes add to its freight. */
export interface Additions {
  readonly parcels: readonly ParcelRow[]
  readonly services: readonly ChosenService[]
  readonly isInsured: boolean
  readonly collectingFee: bigint
}

/** The lines of a bill that come from the parcels and the customer's choices. */
export async function extrasOf(
  db: Database,
  { parcels, services, isInsured, collectingFee }: Additions,
  settings: TenantSettings,
  now: Date,
): Promise<Pick<Extras, 'collectingFee' | 'storage' | 'services' | 'insurances' | 'currencyCode'>> {
  return {
    currencyCode: settings.defaultCurrencyCode,
    collectingFee,
    storage: storageFees(parcels, settings, now),
    services: billedServices([...parcels.flatMap((parcel) => parcel.additionalServices), ...services]),
    insurances: [
      ...parcels.flatMap((parcel) => ownInsurance(parcel, settings)),
      ...(isInsured ? await insuranceOf(db, parcels, settings) : []),
    ],
  }
}

function storageFees(parcels: readonly ParcelRow[], settings: TenantSettings, now: Date): Extras['storage'] {
  const dailyFee = parseMoney(settings.storage.dailyFee)
  const daysOver = parcels.map((parcel) => Math.max(0, -(storageOf(parcel, now, settings)?.daysLeft ?? 0)))
  return { days: total(daysOver), parcels: daysOver.filter((days) => days > 0).length, dailyFee }
}

/** The same service chosen for several parcels at one price is one line. */
function billedServices(chosen: readonly ChosenService[]): BilledService[] {
  const lines = new Map<string, BilledService>()
  for (const { id, displayName: name, price: text } of chosen) {
    const price = parseMoney(text)
    const key = `${id} ${price}`
    lines.set(key, { name, price, count: (lines.get(key)?.count ?? 0) + 1 })
  }
  return [...lines.values()]
}

/** What a parcel was insured for when it was declared. */
function ownInsurance(
  { isInsured, insuredValue, premium, expressNumber: parcelNumber }: ParcelRow,
  { insurance }: TenantSettings,
): BilledInsurance[] {
  if (!isInsured) return []
  const terms = premiumTerms(insurance)
  return [{ value: insuredValue ?? 0n, premium: premium ?? 0n, terms, parcelNumber }]
}

/** For the declared value of those parcels that are not insured by themselves. */
async function insuranceOf(
  db: Database,
  parcels: readonly ParcelRow[],
  { insurance, defaultCurrencyCode }: TenantSettings,
): Promise<BilledInsurance[]> {
  const values = await Promise.all(
    parcels
      .filter((parcel) => !parcel.isInsured)
      .map(async ({ declaredValue, declaredCurrency }) => {
        const rate = await rateOf(db, declaredCurrency ?? defaultCurrencyCode, defaultCurrencyCode)
        return rate === undefined ? 0n : exchange(declaredValue ?? 0n, rate)
      }),
  )
  const declared = values.reduce((all, value) => all + value, 0n)
  if (declared === 0n) return []
  const maximum = parseMoney(insurance.maximumInsuredValue)
  const value = declared < maximum ? declared : maximum
  const terms = premiumTerms(insurance)
  return [{ value, premium: premiumOf(value, terms), terms }]
}
