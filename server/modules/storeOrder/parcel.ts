import { BusinessType, type Language } from '../../contracts/enumerations.ts'
import { beginParcel, warehouseFor } from '../parcel/index.ts'

import type { Transaction } from '../../db/client.ts'
import type { OrderRow } from './repository.ts'

/**
 * Turns paid goods into a parcel in the customer's warehouse, declared as what was bought, under the order's code.
 *
 * @returns the parcel's ID
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
      declaredName: nameOf(order, 'zh-Hans'),
      englishName: nameOf(order, 'en'),
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

/** The warehouse reads Chinese, customs English. */
function nameOf({ productName, skuName }: OrderRow, language: Language): string {
  return `${productName[language]} ${skuName[language]}`.slice(0, 100)
}
