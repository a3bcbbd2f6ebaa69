import { fieldProblem } from '../../../base/http/problem.ts'
import { calendarAt } from '../../../base/time/calendar.ts'
import { MAX_ORDER_PARCELS } from '../../../contracts/logisticsOrderRequests.ts'
import { formatMoneyOrNull } from '../../../money/money.ts'
import { findParcels, nextExpectedParcel, type ExpectedParcel, type ParcelRow } from '../../parcel/index.ts'
import { askedDestination, requireDestination } from '../choices/destination.ts'
import { requireTakeable } from '../choices/parcels.ts'
import { findDefaultDestination, findShippableParcels } from '../repository/choices.ts'
import { compareShipping } from './comparison.ts'
import { estimatesOf, plainOrder } from './quoting.ts'
import { toCheapestOffer, toNamedParcel, toWaitingForParcel } from './savingView.ts'
import { waitingFor } from './waiting.ts'

import type {
  ConsolidationSaving,
  ConsolidationSavingRequest,
} from '../../../contracts/consolidationSaving.ts'
import type { Language } from '../../../contracts/enumerations.ts'
import type { Database } from '../../../db/client.ts'
import type { ItemNames } from '../../declaredName/index.ts'
import type { RegionGroupRow } from '../../region/index.ts'
import type { PricingContext } from './bills.ts'

/** How a saving is shown. */
interface Shown {
  readonly language: Language
  readonly itemNames: (db: Database) => Promise<ItemNames>
}

/** What shipping parcels together saves, and what it would change to wait for the next one. */
export async function consolidationSaving(
  context: PricingContext,
  userId: string,
  request: ConsolidationSavingRequest,
  { language, itemNames }: Shown,
): Promise<ConsolidationSaving> {
  const { db, settings, now } = context
  const parcels = await wantedParcels(db, userId, request)
  const region = await wantedDestination(db, userId, request, language)
  const expected = await expectedWith(db, parcels, now)
  const asked = [...parcels, ...(expected ? [expected.parcel] : [])]
  const estimateOf = await estimatesOf(context, plainOrder(userId, asked, region.id))
  const { together, alone, aloneTotal, saving } = await compareShipping(estimateOf, parcels)
  const waiting = together && expected && (await waitingFor(expected, { parcels, together, now }, estimateOf))
  const today = calendarAt(settings.utcOffsetMinutes).dayOf(now)
  const view = { language, today, names: await itemNames(db) }
  return {
    currencyCode: settings.defaultCurrencyCode,
    regionGroup: { id: region.id, displayName: region.displayName[language] },
    together: together && toCheapestOffer(together, view),
    alone: {
      total: formatMoneyOrNull(aloneTotal),
      parcels: alone.map(({ parcel, offer }) => ({
        ...toNamedParcel(parcel, view),
        offer: offer && toCheapestOffer(offer, view),
      })),
    },
    saving: formatMoneyOrNull(saving),
    waiting: waiting && toWaitingForParcel(waiting, view),
  }
}

/**
 * @throws ApiProblem 404 for foreign IDs
 * @throws ApiProblem 409 ParcelNotSubmittable, ParcelsInSeveralWarehouses
 */
async function wantedParcels(
  db: Database,
  userId: string,
  { parcelIds }: ConsolidationSavingRequest,
): Promise<ParcelRow[]> {
  if (parcelIds === undefined) {
    const shippable = await findShippableParcels(db, userId)
    return requireTakeable(shippable.slice(0, MAX_ORDER_PARCELS), [])
  }
  const wanted = [...new Set(parcelIds)]
  return requireTakeable(await findParcels(db, userId, wanted), wanted)
}

/**
 * @throws ApiProblem 404 AddressUnknown
 * @throws ApiProblem 400 RegionGroupUnknown, RegionGroupRequired
 */
async function wantedDestination(
  db: Database,
  userId: string,
  request: ConsolidationSavingRequest,
  language: Language,
): Promise<Pick<RegionGroupRow, 'id' | 'displayName'>> {
  const id = await askedDestination(db, userId, request, language)
  if (id !== undefined) return requireDestination(db, id)
  const own = await findDefaultDestination(db, userId)
  if (!own) throw fieldProblem(400, 'RegionGroupRequired', 'addressId')
  return own
}

/** The next parcel that could go with these; null if an order cannot take another. */
async function expectedWith(
  db: Database,
  parcels: readonly ParcelRow[],
  now: Date,
): Promise<ExpectedParcel | null> {
  const [first] = parcels
  return first && parcels.length < MAX_ORDER_PARCELS ? nextExpectedParcel(db, first, now) : null
}
