import { calendarAt } from '../../base/time/calendar.ts'
import { MAX_ORDER_PARCELS } from '../../contracts/logisticsOrderRequests.ts'
import { formatMoney } from '../../money/money.ts'
import { fieldProblem } from '../../base/http/problem.ts'
import { type ItemNames, itemNameOf } from '../declaredName/index.ts'
import { findParcels, nextExpectedParcel } from '../parcel/index.ts'
import { findRegionGroup } from '../region/index.ts'
import { arrivalOf } from '../shipping/index.ts'
import { compareShipping, type Offer } from './comparison.ts'
import { addressFor } from './parties.ts'
import { estimatesOf, plainOrder } from './quoting.ts'
import { ownDestination, shippableParcels } from './shippable.ts'
import { takeable } from './takeable.ts'
import { waitingFor, type Waiting } from './waiting.ts'

import type { Clock } from '../../base/time/clock.ts'
import type {
  CheapestOffer,
  ConsolidationSaving,
  ConsolidationSavingRequest,
  WaitingForParcel,
} from '../../contracts/consolidationSaving.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { Database, Transaction } from '../../db/client.ts'
import type { Customer } from '../../base/http/app.ts'
import type { ParcelRow } from '../parcel/index.ts'
import type { RegionGroupRow } from '../region/index.ts'
import type { TenantSettings } from '../../base/tenant.ts'

export interface Savings {
  /** What shipping parcels together saves, and what it would change to wait for the next one. */
  saving(
    customer: Customer,
    request: ConsolidationSavingRequest,
    language: Language,
  ): Promise<ConsolidationSaving>
}

interface Context {
  readonly db: Database
  readonly clock: Clock
  readonly settings: TenantSettings
  readonly itemNames: (db: Database) => Promise<ItemNames>
}

export function createSavings({ db, clock, settings, itemNames }: Context): Savings {
  const calendar = calendarAt(settings.utcOffsetMinutes)

  return {
    saving: ({ userId }, request, language) =>
      db.transaction(async (tx) => {
        const now = clock.now()
        const parcels = await wantedParcels(tx, userId, request)
        const region = await wantedDestination(tx, userId, request, language)
        const expected = await expectedWith(tx, parcels, now)
        const asked = [...parcels, ...(expected ? [expected.parcel] : [])]
        const estimateOf = await estimatesOf({ db: tx, settings, now }, plainOrder(userId, asked, region.id))
        const { together, alone, aloneTotal, saving } = await compareShipping(estimateOf, parcels)
        const waiting =
          together && expected && (await waitingFor(expected, { parcels, together, now }, estimateOf))
        const view = { language, today: calendar.dayOf(now), names: await itemNames(tx) }
        return {
          currencyCode: settings.defaultCurrencyCode,
          regionGroup: { id: region.id, displayName: region.displayName[language] },
          together: together && offerView(together, view),
          alone: {
            total: aloneTotal === null ? null : formatMoney(aloneTotal),
            parcels: alone.map(({ parcel, offer }) => ({
              ...parcelView(parcel, view),
              offer: offer && offerView(offer, view),
            })),
          },
          saving: saving === null ? null : formatMoney(saving),
          waiting: waiting && waitingView(waiting, view),
        }
      }),
  }
}

/** @throws ApiProblem 404 for foreign ids; 409 ParcelNotSubmittable, ParcelsInSeveralWarehouses */
async function wantedParcels(
  tx: Transaction,
  userId: string,
  { parcelIds }: ConsolidationSavingRequest,
): Promise<ParcelRow[]> {
  if (parcelIds === undefined) {
    const shippable = (await shippableParcels(tx, userId)).slice(0, MAX_ORDER_PARCELS)
    return takeable(shippable, [])
  }
  const wanted = [...new Set(parcelIds)]
  return takeable(await findParcels(tx, userId, wanted), wanted)
}

/** @throws ApiProblem 404 AddressUnknown; 400 RegionGroupUnknown, RegionGroupRequired */
async function wantedDestination(
  tx: Transaction,
  userId: string,
  { addressId, regionGroupId }: ConsolidationSavingRequest,
  language: Language,
): Promise<Pick<RegionGroupRow, 'id' | 'displayName'>> {
  const id =
    addressId === undefined
      ? regionGroupId
      : (await addressFor(tx, userId, addressId, language)).regionGroupId
  if (id === undefined) {
    const own = await ownDestination(tx, userId)
    if (!own) throw fieldProblem(400, 'RegionGroupRequired', 'addressId')
    return own
  }
  const region = await findRegionGroup(tx, id)
  if (!region) throw fieldProblem(400, 'RegionGroupUnknown', 'regionGroupId')
  return region
}

/** The next parcel that could go with these; null if an order cannot take another. */
async function expectedWith(tx: Transaction, parcels: readonly ParcelRow[], now: Date) {
  const [first] = parcels
  return first && parcels.length < MAX_ORDER_PARCELS ? nextExpectedParcel(tx, first, now) : null
}

interface View {
  readonly language: Language
  /** By the warehouse's calendar. */
  readonly today: number
  readonly names: ItemNames
}

function offerView({ channel, rate, bill }: Offer, { language, today }: View): CheapestOffer {
  return {
    total: formatMoney(bill.total),
    transportationChannel: { id: channel.id, displayName: channel.displayName[language] },
    shippingMethodType: {
      id: channel.shippingMethodTypeId,
      displayName: channel.shippingMethodName[language],
    },
    arrival: arrivalOf(rate, today),
  }
}

function parcelView(parcel: ParcelRow, { language, names }: View) {
  const { id: parcelId, expressNumber } = parcel
  return { parcelId, expressNumber, declaredName: itemNameOf(parcel, names, language) }
}

function waitingView(waiting: Waiting, view: View): WaitingForParcel {
  const { parcel, days, isWeightAssumed, together, alone, change, storageFee } = waiting
  const then = { ...view, today: view.today + (days ?? 0) }
  return {
    ...parcelView(parcel, view),
    days,
    weight: (parcel.weightGrams ?? 0) / 1000,
    isWeightAssumed,
    together: offerView(together, then),
    alone: offerView(alone, then),
    change: formatMoney(change),
    storageFee: formatMoney(storageFee),
  }
}
