import { Type, type Static } from 'typebox'

import { Id, listRequest } from './common.ts'
import { closed, entity, page } from './schema.ts'

export const PickupStation = entity('PickupStation', {
  id: Id,
  displayName: Type.String(),
  regionGroup: closed({ id: Id, displayName: Type.String() }),
  address: Type.String(),
  mobile: Type.String(),
  openingHours: Type.String(),
  latitude: Type.Number({ minimum: -90, maximum: 90, description: 'Degrees, WGS 84' }),
  longitude: Type.Number({ minimum: -180, maximum: 180, description: 'Degrees, WGS 84' }),
  isFull: Type.Boolean({ description: 'Whether it takes no new orders for now' }),
})
export type PickupStation = Static<typeof PickupStation>

export const FillPickupStationRequest = entity('FillPickupStationRequest', { isFull: Type.Boolean() })

export const PickupStationPage = page('PickupStationPage', PickupStation)
export const PickupStationListRequest = listRequest('PickupStationListRequest', ['displayOrder asc'], {
  regionGroupId: Type.Optional(Id),
})
export type PickupStationListRequest = Static<typeof PickupStationListRequest>
