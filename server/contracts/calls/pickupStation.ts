import { call } from '../call.ts'
import { IdParams } from '../common.ts'
import {
  FillPickupStationRequest,
  PickupStation,
  PickupStationListRequest,
  PickupStationPage,
} from '../pickupStation.ts'
import { ref } from '../schema.ts'

export const listPickupStations = call({
  name: 'listPickupStations',
  method: 'POST',
  path: '/api/f/shipping-management/pickup-station/list',
  area: 'shipping',
  access: 'public',
  body: ref(PickupStationListRequest),
  answer: ref(PickupStationPage),
})

export const fillPickupStation = call({
  name: 'fillPickupStation',
  method: 'PUT',
  path: '/api/admin/shipping-management/pickup-station/:id/full',
  area: 'shipping',
  summary: 'Says whether a pickup point takes new orders; needs an operator token',
  access: 'operator',
  params: IdParams,
  body: ref(FillPickupStationRequest),
  answer: ref(PickupStation),
})
