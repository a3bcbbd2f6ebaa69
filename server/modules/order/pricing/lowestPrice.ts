import { MAX_ORDER_PARCELS } from '../../../contracts/logisticsOrderRequests.ts'
import { formatMoney, formatMoneyOrNull } from '../../../money/money.ts'
import { findDefaultDestination, findShippableParcels } from '../repository/choices.ts'
import { compareShipping } from './comparison.ts'
import { estimatesOf, plainOrder } from './quoting.ts'

import type { Language } from '../../../contracts/enumerations.ts'
import type { LowestPrice } from '../../../contracts/todo.ts'
import type { PricingContext } from './bills.ts'

/**
 * The lowest estimate for one order of everything that can be sent to the customer's default address, and what an
 * order for each parcel would cost.
 *
 * @returns null without an address, or where one order could not take it all
 */
export async function lowestPrice(
  context: PricingContext,
  userId: string,
  language: Language,
): Promise<LowestPrice | null> {
  const parcels = await findShippableParcels(context.db, userId)
  const warehouses = new Set(parcels.map(({ warehouseId }) => warehouseId))
  if (warehouses.size !== 1 || parcels.length > MAX_ORDER_PARCELS) return null
  const destination = await findDefaultDestination(context.db, userId)
  if (!destination) return null
  const estimateOf = await estimatesOf(context, plainOrder(userId, parcels, destination.id))
  const { together, aloneTotal, saving } = await compareShipping(estimateOf, parcels)
  if (!together) return null
  return {
    amount: formatMoney(together.bill.total),
    aloneAmount: formatMoneyOrNull(aloneTotal),
    saving: formatMoneyOrNull(saving),
    currencyCode: context.settings.defaultCurrencyCode,
    shippingMethodTypeDisplayName: together.channel.shippingMethodName[language],
    regionGroupDisplayName: destination.displayName[language],
  }
}
