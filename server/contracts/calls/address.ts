import { Address, AddressListRequest, AddressPage, AddressRequest } from '../address.ts'
import { call } from '../call.ts'
import { IdParams, NoContent } from '../common.ts'
import { ref } from '../schema.ts'

const BASE = '/api/u/user/address'
const forCustomers = { area: 'address', access: 'customer' } as const

export const listAddresses = call({
  ...forCustomers,
  name: 'listAddresses',
  method: 'POST',
  path: `${BASE}/list`,
  body: ref(AddressListRequest),
  answer: ref(AddressPage),
})

export const getAddress = call({
  ...forCustomers,
  name: 'getAddress',
  method: 'GET',
  path: `${BASE}/:id`,
  params: IdParams,
  answer: ref(Address),
})

export const createAddress = call({
  ...forCustomers,
  name: 'createAddress',
  method: 'POST',
  path: BASE,
  isIdempotent: true,
  body: ref(AddressRequest),
  answer: ref(Address),
})

export const updateAddress = call({
  ...forCustomers,
  name: 'updateAddress',
  method: 'PUT',
  path: `${BASE}/:id`,
  summary: 'Replaces an address; what is left out is removed',
  params: IdParams,
  body: ref(AddressRequest),
  answer: ref(Address),
})

export const makeAddressDefault = call({
  ...forCustomers,
  name: 'makeAddressDefault',
  method: 'PUT',
  path: `${BASE}/:id/default`,
  params: IdParams,
  answer: ref(Address),
})

export const deleteAddress = call({
  ...forCustomers,
  name: 'deleteAddress',
  method: 'DELETE',
  path: `${BASE}/:id`,
  params: IdParams,
  answer: NoContent,
})
