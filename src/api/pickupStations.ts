import type { Page } from '@/model/list/page'
import type { PickupStation } from '@/model/order/pickupStation'
import type { User } from '@/model/account/user'

import type { Dto } from './dto'
import type { Http } from './http'
import { readUser } from './user'
import { readObject, readPage, type ListRequest } from './wire'

export interface PickupStationListRequest extends ListRequest {
  readonly regionGroupId?: string
}

export function createPickupStationApi(http: Http) {
  return {
    async list(request: PickupStationListRequest): Promise<Page<PickupStation>> {
      return readPage(await http.post('/api/f/shipping-management/pickup-station/list', request), readStation)
    },

    /**
     * Works once; after that customer service changes it.
     *
     * @throws ApiError 409 `PickupStationAlreadySet`, naming the member `pickupStationId`
     */
    async choose(pickupStationId: string): Promise<User> {
      return readObject(await http.put('/api/u/user/pickup-station', { pickupStationId }), readUser)
    },
  }
}

function readStation(dto: Dto<'PickupStation'>): PickupStation {
  const { id, displayName, regionGroup, address, mobile, openingHours, latitude, longitude } = dto
  return {
    id,
    displayName,
    regionGroupId: regionGroup.id,
    address,
    mobile,
    openingHours,
    latitude,
    longitude,
  }
}
