import type { AfterSalesApi } from '../areas/afterSalesApi'
import { isCaseOpen, type AfterSalesCase } from '@/model/care/afterSales'

/** Enough for one parcel: it has at most one open case per kind, and the newest come first. */
const MAX_CASES = 50

/**
 * A parcel's open cases. The API's filter also finds parts of a number; cases of other parcels are left out.
 */
export async function openCasesOf(
  afterSales: Pick<AfterSalesApi, 'list'>,
  { id, expressNumber }: { readonly id: string; readonly expressNumber: string },
): Promise<readonly AfterSalesCase[]> {
  const { items } = await afterSales.list({ filter: expressNumber, maxResultCount: MAX_CASES })
  return items.filter((one) => one.parcelId === id && isCaseOpen(one))
}
