import { and, desc, eq } from 'drizzle-orm'

import { ParcelStatus, ReceivingMethod } from '../../contracts/enumerations.ts'
import { MAX_ORDER_PARCELS } from '../../contracts/logisticsOrderRequests.ts'
import { addresses, parcels, regionGroups } from '../../db/schema/index.ts'
import { formatMoney } from '../../money/money.ts'
import { estimate, type QuotingContext } from './quoting.ts'

import type { Language } from '../../contracts/enumerations.ts'
import type { LowestPrice } from '../../contracts/todo.ts'
import type { ParcelRow } from '../parcel/moves.ts'

/**
 * What it costs at least to send everything that can be sent to the customer's own address, as the estimate of
 * an order has it.
 *
 * @returns null without an address, or where one order could not take it all
 */
export async function lowestPrice(
  context: QuotingContext,
  userId: string,
  language: Language,
): Promise<LowestPrice | null> {
  const sent = await shippableParcels(context, userId)
  const destination = await ownDestination(context, userId)
  if (sent === null || !destination) return null
  const [cheapest] = await estimate(context, {
    userId,
    parcels: sent,
    regionGroupId: destination.id,
    receivingMethod: ReceivingMethod.DOOR,
    services: [],
    isInsured: false,
    collectingFee: 0n,
    couponId: null,
  })
  if (!cheapest?.bill) return null
  return {
    amount: formatMoney(cheapest.bill.total),
    currencyCode: context.settings.defaultCurrencyCode,
    shippingMethodTypeDisplayName: cheapest.channel.shippingMethodName[language],
    regionGroupDisplayName: destination.displayName[language],
  }
}

/** Null if there are none, too many, or some in another warehouse. */
async function shippableParcels({ db }: QuotingContext, userId: string): Promise<ParcelRow[] | null> {
  const rows = await db
    .select()
    .from(parcels)
    .where(
      and(eq(parcels.userId, userId), eq(parcels.status, ParcelStatus.Inbound), eq(parcels.isDeclared, true)),
    )
    .limit(MAX_ORDER_PARCELS + 1)
  const warehouses = new Set(rows.map(({ warehouseId }) => warehouseId))
  return rows.length <= MAX_ORDER_PARCELS && warehouses.size === 1 ? rows : null
}

/** Where the customer's default address is; they may have none. */
async function ownDestination({ db }: QuotingContext, userId: string) {
  const [row] = await db
    .select({ id: regionGroups.id, displayName: regionGroups.displayName })
    .from(addresses)
    .innerJoin(regionGroups, eq(regionGroups.id, addresses.regionGroupId))
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault))
    .limit(1)
  return row
}
