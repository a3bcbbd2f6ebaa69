import type { LoginPlatform } from '@/model/enumerations/session'

import { createAddressApi } from './addresses'
import { createCustomerServiceApi } from './customerService'
import { createContentApi } from './content'
import { createHttp } from './http'
import { createMessageApi } from './messages'
import { createParcelApi } from './parcels'
import { createPassportApi } from './passport'
import { createPickupStationApi } from './pickupStations'
import { createReferenceApi } from './reference'
import { createRegionApi } from './regions'
import { createStoreApi } from './store'
import { createTodoApi } from './todo'
import { createExchange, type TransportSettings } from './transport'
import { createUpload } from './upload'
import { createUserApi } from './user'
import { createWarehouseApi } from './warehouse'

export type Api = ReturnType<typeof createApi>

/** Every call the app can make, area by area. */
export function createApi(settings: TransportSettings, loginPlatform: () => LoginPlatform) {
  const exchange = createExchange(settings)
  const http = createHttp(settings.baseUrl, exchange)
  return {
    passport: createPassportApi(http, loginPlatform),
    user: createUserApi(http),
    addresses: createAddressApi(http),
    regions: createRegionApi(http),
    pickupStations: createPickupStationApi(http),
    customerService: createCustomerServiceApi(http),
    parcels: createParcelApi(http),
    warehouse: createWarehouseApi(http),
    reference: createReferenceApi(http),
    store: createStoreApi(http),
    content: createContentApi(http),
    messages: createMessageApi(http),
    todo: createTodoApi(http),
    upload: createUpload(settings.baseUrl, exchange),
    /** For the areas that few pages call: they put them together, so that their code travels with it. */
    http,
  }
}
