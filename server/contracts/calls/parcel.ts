import { call } from '../call.ts'
import { EmptyRequest, IdParams } from '../common.ts'
import { DeclareParcelsAnswer, ParcelDetail, ParcelPage } from '../parcel.ts'
import {
  DeclareParcelRequest,
  DeclareParcelsRequest,
  ParcelListRequest,
  UndeclaredParcelListRequest,
  UpdateParcelRequest,
} from '../parcelRequests.ts'
import { ref } from '../schema.ts'
import { ArriveRequest, InboundRequest } from '../warehouse.ts'

const BASE = '/api/u/biz/ship-for-me/parcel'
const forCustomers = { area: 'parcel', access: 'customer' } as const
const forStaff = { area: 'warehouse', access: 'operator' } as const

export const listParcels = call({
  ...forCustomers,
  name: 'listParcels',
  method: 'POST',
  path: `${BASE}/list`,
  body: ref(ParcelListRequest),
  answer: ref(ParcelPage),
})

export const listUndeclaredParcels = call({
  ...forCustomers,
  name: 'listUndeclaredParcels',
  method: 'POST',
  path: `${BASE}/undeclared-list`,
  summary: 'Parcels that arrived under the customer’s code without having been declared',
  body: ref(UndeclaredParcelListRequest),
  answer: ref(ParcelPage),
})

export const getParcel = call({
  ...forCustomers,
  name: 'getParcel',
  method: 'GET',
  path: `${BASE}/:id`,
  params: IdParams,
  answer: ref(ParcelDetail),
})

export const declareParcel = call({
  ...forCustomers,
  name: 'declareParcel',
  method: 'POST',
  path: BASE,
  summary: 'Announces a parcel, or declares one that arrived unannounced',
  isIdempotent: true,
  body: ref(DeclareParcelRequest),
  answer: ref(ParcelDetail),
})

export const declareParcels = call({
  ...forCustomers,
  name: 'declareParcels',
  method: 'POST',
  path: `${BASE}/batch`,
  summary: 'Announces up to 50 parcels; rows that are refused come back with their reasons',
  isIdempotent: true,
  body: ref(DeclareParcelsRequest),
  rows: 'items',
  answer: ref(DeclareParcelsAnswer),
})

export const updateParcel = call({
  ...forCustomers,
  name: 'updateParcel',
  method: 'PUT',
  path: `${BASE}/:id`,
  summary: 'Declares a parcel anew, until it is submitted to an order',
  params: IdParams,
  body: ref(UpdateParcelRequest),
  answer: ref(ParcelDetail),
  refuses: [409],
})

export const cancelParcel = call({
  ...forCustomers,
  name: 'cancelParcel',
  method: 'POST',
  path: `${BASE}/:id/cancel`,
  isIdempotent: true,
  params: IdParams,
  body: EmptyRequest,
  answer: ref(ParcelDetail),
})

export const arriveParcel = call({
  ...forStaff,
  name: 'arriveParcel',
  method: 'POST',
  path: '/api/admin/warehouse/arrive',
  summary: 'Scans a tracking number at the door; needs the ID code unless exactly one customer declared it',
  body: ref(ArriveRequest),
  answer: ref(ParcelDetail),
  refuses: [409],
})

export const inboundParcel = call({
  ...forStaff,
  name: 'inboundParcel',
  method: 'POST',
  path: '/api/admin/warehouse/inbound',
  summary: 'Weighs and measures an arrived parcel; its storage clock starts',
  body: ref(InboundRequest),
  answer: ref(ParcelDetail),
  refuses: [409],
})
