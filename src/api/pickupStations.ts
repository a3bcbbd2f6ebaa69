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
      const path = '/api/f/shipping-management/pickup-station/list'
      return readPage(await http.post(path, { body: request }), readStation)
    },

    /**
     * Works once; after that only customer service can change it.
     *
     * @throws ApiError 409 `PickupStationAlreadySet`, naming the member `pickupStationId`
     */
    async choose(pickupStationId: string): Promise<User> {
      const body = { pickupStationId }
      return readObject(await http.put('/api/u/user/pickup-station', { body }), readUser)
    },
  }
}

function readStation(dto: Dto<'PickupStation'>): PickupStation {
  return { ...dto, regionGroupId: dto.regionGroup.id }
}
