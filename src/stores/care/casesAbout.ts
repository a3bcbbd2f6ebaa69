import type { AfterSalesCase } from '@/model/care/afterSales'

import { casesApi } from '../areas/casesApi'
import type { Stores } from '../StoresContext'

/** Enough for one parcel or order: it has at most one open case per kind, and the newest come first. */
const MAX_CASES = 50

/**
 * The cases about a parcel or a shipment order. The API's filter matches parts of a
 * number, so cases about others are filtered out.
 *
 * @param number a tracking number or an order's code
 */
export async function casesAbout(
  api: Pick<Stores['api'], 'http'>,
  { id, number }: { readonly id: string; readonly number: string },
): Promise<readonly AfterSalesCase[]> {
  const { items } = await casesApi(api).list({ filter: number, maxResultCount: MAX_CASES })
  return items.filter(({ parcelId, orderId }) => parcelId === id || orderId === id)
}
