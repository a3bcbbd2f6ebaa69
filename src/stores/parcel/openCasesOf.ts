import type { AfterSalesApi } from '../areas/afterSalesApi'
import { isCaseOpen, type AfterSalesCase } from '@/model/care/afterSales'

/** More than a parcel ever has: one is open of each kind, and the newest come first. */
const MOST_CASES = 50

/** A parcel's cases that are still open. The API finds by the number; one that merely contains it is left out. */
export async function openCasesOf(
  afterSales: Pick<AfterSalesApi, 'list'>,
  { id, expressNumber }: { readonly id: string; readonly expressNumber: string },
): Promise<readonly AfterSalesCase[]> {
  const { items } = await afterSales.list({ filter: expressNumber, maxResultCount: MOST_CASES })
  return items.filter((one) => one.parcelId === id && isCaseOpen(one))
}
