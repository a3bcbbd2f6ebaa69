import { Type, type Static } from 'typebox'

import { Id, listRequest } from './common.ts'
import { entity, nullable, page } from './schema.ts'

export const WarehouseAddress = entity('WarehouseAddress', {
  id: Id,
  name: Type.String(),
  recipient: Type.String({ description: 'Ends in the caller’s ID code' }),
  idCode: Type.String(),
  mobile: Type.String(),
  postCode: Type.String(),
  lv0DisplayName: Type.String({ description: 'Country' }),
  lv1DisplayName: Type.String({ description: 'Province' }),
  lv2DisplayName: Type.String({ description: 'City' }),
  lv3DisplayName: Type.String({ description: 'District' }),
  detailsAddress: Type.String({ description: 'Ends in the caller’s ID code' }),
  tips: nullable(Type.String()),
})
export type WarehouseAddress = Static<typeof WarehouseAddress>

export const WarehouseAddressPage = page('WarehouseAddressPage', WarehouseAddress)
export const WarehouseAddressListRequest = listRequest(
  'WarehouseAddressListRequest',
  ['displayOrder asc'],
  {},
)
