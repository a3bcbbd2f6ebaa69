import type { Locale } from '@/model/enumerations/session'
import type { WarehouseAddress } from '@/model/address/warehouseAddress'

import type { Http } from './http'
import { readItems } from './wire'

export function createWarehouseApi(http: Http) {
  return {
    /**
     * Every warehouse that takes parcels for this customer.
     *
     * @param locale language of the place names; the app's own by default
     * @param isBackground whether the page works without them
     */
    async listMyAddresses(locale?: Locale, isBackground = false): Promise<readonly WarehouseAddress[]> {
      const options = { locale, isBackground }
      return readItems(await http.post('/api/u/biz/ship-for-me/my-warehouse-address-list', options))
    },
  }
}
