import { Type, type Static } from 'typebox'

import { PrivatePicture } from './annotations.ts'
import { Id } from './common.ts'
import { ExpressNumber } from './parcelRequests.ts'
import { entity } from './schema.ts'

/** The code in a customer's warehouse address. */
export const IdCode = Type.String({ minLength: 1, maxLength: 20 })

/** Where a parcel arrived, whatever was declared. By default the declared warehouse, or else the first one. */
export const ArrivalWarehouse = Type.Optional(Id)

export const ArriveRequest = entity('ArriveRequest', {
  expressNumber: ExpressNumber,
  idCode: Type.Optional(IdCode),
  warehouseId: ArrivalWarehouse,
})
export type ArriveRequest = Static<typeof ArriveRequest>

export const Kilograms = Type.Number({ minimum: 0.001, maximum: 1000, description: 'kg' })
export const Centimetres = Type.Number({ minimum: 0.1, maximum: 500, description: 'cm' })

export const InboundRequest = entity('InboundRequest', {
  expressNumber: ExpressNumber,
  idCode: Type.Optional(IdCode),
  weight: Kilograms,
  length: Centimetres,
  width: Centimetres,
  height: Centimetres,
  images: Type.Optional(
    Type.Array(PrivatePicture, { maxItems: 9, description: 'Uploaded before; without any a label is drawn' }),
  ),
})
export type InboundRequest = Static<typeof InboundRequest>
