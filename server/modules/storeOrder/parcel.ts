import { BusinessType } from '../../contracts/enumerations.ts'
import { warehouseFor } from '../parcel/declaration.ts'
import { beginParcel } from '../parcel/moves.ts'

import type { Transaction } from '../../db/client.ts'
import type { OrderRow } from './repository.ts'

/**
 * Puts paid goods into the customer's warehouse: a parcel that is declared from what was bought, under the
 * order's code.
 *
 * @returns the parcel's id
 */
export async function putIntoWarehouse(tx: Transaction, order: OrderRow, now: Date): Promise<string> {
  const { id } = await beginParcel(
    tx,
    'buy',
    {
      userId: order.userId,
      warehouseId: await warehouseFor(tx, undefined),
      businessType: BusinessType.STORE,
      expressNumber: order.code,
      isDeclared: true,
      declaredName: nameOf(order),
      declaredCurrency: order.currencyCode,
      declaredValue: order.total,
      itemQuantity: order.quantity,
      tags: [],
      additionalServices: [],
      purchaseOrderNumber: order.code,
      remarks: order.remarks,
      images: [order.image],
      isInsured: false,
      inboundImages: [],
    },
    now,
  )
  return id
}

/** A declaration has one name; the warehouse reads Chinese. */
function nameOf({ productName, skuName }: OrderRow): string {
  return `${productName['zh-Hans']} ${skuName['zh-Hans']}`.slice(0, 100)
}
