import { createAfterSalesApi, type AfterSalesApi } from '@/api/afterSales'
import { createUnclaimedParcelApi, type UnclaimedParcelApi } from '@/api/unclaimedParcels'

import type { Stores } from './StoresContext'

/** What only the parcel pages call; put together here, so that no other page has to load it. */
export function afterSalesApi({ api }: Pick<Stores, 'api'>): AfterSalesApi {
  return createAfterSalesApi(api.http)
}

export function unclaimedParcelApi({ api }: Pick<Stores, 'api'>): UnclaimedParcelApi {
  return createUnclaimedParcelApi(api.http)
}
