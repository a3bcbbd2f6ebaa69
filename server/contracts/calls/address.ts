import { Address, AddressListRequest, AddressPage, AddressRequest } from '../address.ts'
import { call } from '../call.ts'
import { IdParams, NoContent } from '../common.ts'
import { ref } from '../schema.ts'

const BASE = '/api/u/user/address'
const customers = { area: 'address', access: 'customer' } as const

export const listAddresses = call({
  ...customers,
  name: 'listAddresses',
  method: 'POST',
  path: `${BASE}/list`,
  body: ref(AddressListRequest),
  answer: ref(AddressPage),
})

export const getAddress = call({
  ...customers,
  name: 'getAddress',
  method: 'GET',
  path: `${BASE}/:id`,
  params: IdParams,
  answer: ref(Address),
})

export const createAddress = call({
  ...customers,
  name: 'createAddress',
  method: 'POST',
  path: BASE,
  isIdempotent: true,
  body: ref(AddressRequest),
  answer: ref(Address),
})

export const updateAddress = call({
  ...customers,
  name: 'updateAddress',
  method: 'PUT',
  path: `${BASE}/:id`,
  summary: 'Replaces an address; what is left out is removed',
  params: IdParams,
  body: ref(AddressRequest),
  answer: ref(Address),
})

export const makeAddressDefault = call({
  ...customers,
  name: 'makeAddressDefault',
  method: 'PUT',
  path: `${BASE}/:id/default`,
  params: IdParams,
  answer: ref(Address),
})

export const deleteAddress = call({
  ...customers,
  name: 'deleteAddress',
  method: 'DELETE',
  path: `${BASE}/:id`,
  params: IdParams,
  answer: NoContent,
})
