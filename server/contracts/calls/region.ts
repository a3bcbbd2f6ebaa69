import { call } from '../call.ts'
import { RegionGroupListRequest, RegionGroupPage, RegionListRequest, RegionPage } from '../region.ts'
import { ref } from '../schema.ts'

const BASE = '/api/f/area-management'
const forAnyone = { area: 'area', access: 'public' } as const

export const listRegionGroups = call({
  name: 'listRegionGroups',
  method: 'POST',
  path: '/api/u/area-management/region-group/list',
  area: 'area',
  access: 'customer',
  body: ref(RegionGroupListRequest),
  answer: ref(RegionGroupPage),
})

/** The shipping calculator asks for the destinations before anybody has signed in. */
export const listPublicRegionGroups = call({
  ...forAnyone,
  name: 'listPublicRegionGroups',
  method: 'POST',
  path: `${BASE}/region-group/list`,
  body: ref(RegionGroupListRequest),
  answer: ref(RegionGroupPage),
})

export const listRegions = call({
  ...forAnyone,
  name: 'listRegions',
  method: 'POST',
  path: `${BASE}/region/list`,
  body: ref(RegionListRequest),
  answer: ref(RegionPage),
})
