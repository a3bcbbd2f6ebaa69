import { call } from '../call.ts'
import { ref } from '../schema.ts'
import { WarehouseAddressListRequest, WarehouseAddressPage } from '../warehouseAddress.ts'

export const listMyWarehouseAddresses = call({
  area: 'warehouse address',
  access: 'customer',
  name: 'listMyWarehouseAddresses',
  method: 'POST',
  path: '/api/u/biz/ship-for-me/my-warehouse-address-list',
  body: ref(WarehouseAddressListRequest),
  answer: ref(WarehouseAddressPage),
})
