import type { Locale } from '@/model/enumerations/session'
import type { WarehouseAddress } from '@/model/address/warehouseAddress'

import type { Http } from './http'
import { readItems } from './wire'

export function createWarehouseApi(http: Http) {
  return {
    /**
     * Every warehouse that takes parcels for this customer.
     *
     * @param locale of the places' names; the app's own without
     */
    async listMyAddresses(locale?: Locale): Promise<readonly WarehouseAddress[]> {
      return readItems(await http.post('/api/u/biz/ship-for-me/my-warehouse-address-list', { locale }))
    },
  }
}
