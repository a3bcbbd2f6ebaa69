import { addressApi } from '@/stores/areas/addressApi'
import { couponApi } from '@/stores/areas/couponApi'
import { customsApi } from '@/stores/areas/customsApi'
import { logisticsOrderApi } from '@/stores/areas/logisticsOrderApi'
import { parcelApi } from '@/stores/areas/parcelApi'
import { pickupStationApi } from '@/stores/areas/pickupStationApi'
import type { Stores } from '@/stores/StoresContext'

export type OrderApi = ReturnType<typeof orderApi>

/** The API calls used by the order pages. */
export function orderApi(api: Stores['api']) {
  const { http, reference, upload } = api
  return {
    http,
    parcels: parcelApi(api),
    reference,
    upload,
    addresses: addressApi(api),
    pickupStations: pickupStationApi(api),
    logisticsOrders: logisticsOrderApi(api),
    coupons: couponApi(api),
    customs: customsApi(api),
  }
}
