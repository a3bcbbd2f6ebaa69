import type { Dto } from '@/api/dto'

import { aUserDto } from '../../support/app/factories'
import { anAddressDto, aRegionDto, aRegionGroupDto } from '../../support/app/placeFactories'
import { empty, ok, page as pageOf, Wire } from '../../support/app/Wire'

export const ADDRESS = '/api/u/user/address'
export const LIST = `POST ${ADDRESS}/list`
export const CREATE = `POST ${ADDRESS}`
export const USER = 'GET /api/u/user'
const GROUPS = 'POST /api/u/area-management/region-group/list'
const REGIONS = 'POST /api/f/area-management/region/list'

const selangor = aRegionDto({ id: 'sel', displayName: '雪兰莪' })
const klang = aRegionDto({ id: 'klang', displayName: '巴生', parentId: 'sel', hasChildren: false })

/** Fake server that ships to Singapore and Malaysia. */
export function addressWire(user: Dto<'User'> = aUserDto({ id: 'ada' })): Wire {
  const malaysia = aRegionGroupDto({
    id: 'my',
    displayName: '西马来西亚',
    countryCode: 'MY',
    postCodePattern: '\\d{5}',
    postCodeExample: '50450',
    hasRegions: true,
  })
  return new Wire()
    .on(USER, ok(user))
    .on(GROUPS, pageOf([aRegionGroupDto(), malaysia]))
    .on(REGIONS, pageOf([selangor]), pageOf([klang]))
    .on(CREATE, ok(anAddressDto()))
    .on(`DELETE ${ADDRESS}/a1`, empty())
}
