import { storageDays, type BilledInsurance, type BilledService } from '../../../money/billLines.ts'
import { exchange } from '../../../money/exchange.ts'
import { parseMoney } from '../../../money/money.ts'
import { premiumOf } from '../../../money/premium.ts'
import { rateOf } from '../../exchangeRate/index.ts'
import { premiumTerms, storageOf, type ParcelRow } from '../../parcel/index.ts'

import type { TenantSettings } from '../../../base/tenant.ts'
import type { Database } from '../../../db/client.ts'
import type { ChosenService } from '../../../db/schema/parcels.ts'
import type { Extras } from '../../shipping/index.ts'

/** What an order's parcels and the customer's choices add to its freight. */
export interface Additions {
  readonly parcels: readonly ParcelRow[]
  readonly services: readonly ChosenService[]
  readonly isInsured: boolean
  readonly collectingFee: bigint
}

/** The lines of a bill that are not freight, tax or discount. */
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
  const daysOver = parcels.map((parcel) => -(storageOf(parcel, now, settings)?.daysLeft ?? 0))
  return { ...storageDays(daysOver), dailyFee: parseMoney(settings.storage.dailyFee) }
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
