import { Type, type Static } from 'typebox'

import { PrivatePicture, sealed } from './annotations.ts'
import { MoneyInput } from './common.ts'
import { closed, entity, ref } from './schema.ts'
import { TrackingStatusWord } from './tracking.ts'

/** `{code}` in a path. */
export const OrderCodeParams = closed({
  code: Type.String({ minLength: 1, maxLength: 40, description: 'The order’s code' }),
})

const Centimetres = Type.Number({ minimum: 0.1, maximum: 1000, description: 'cm' })

const Box = closed({
  weight: Type.Number({ minimum: 0.001, maximum: 2000, description: 'kg' }),
  length: Centimetres,
  width: Centimetres,
  height: Centimetres,
})

const Reason = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' })

/** Without pictures one is drawn, so that no figure stands alone. */
export const WeighOrderRequest = entity('WeighOrderRequest', {
  boxes: Type.Array(Box, { minItems: 1, maxItems: 30 }),
  collectingFee: Type.Optional(MoneyInput),
  images: Type.Optional(Type.Array(PrivatePicture, { maxItems: 9 })),
})
export type WeighOrderRequest = Static<typeof WeighOrderRequest>

export const ShipOrderRequest = entity('ShipOrderRequest', {
  carrier: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
  internationalTrackingNumber: Type.String({
    minLength: 4,
    maxLength: 60,
    pattern: '^\\s*[A-Za-z0-9][A-Za-z0-9 -]*$',
  }),
})
export type ShipOrderRequest = Static<typeof ShipOrderRequest>

/** What a carrier reports; without English words, the Chinese ones are used for both languages. */
export const TrackOrderRequest = entity('TrackOrderRequest', {
  status: ref(TrackingStatusWord),
  description: Type.String({ minLength: 1, maxLength: 200 }),
  descriptionEn: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  location: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
  locationEn: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
})
export type TrackOrderRequest = Static<typeof TrackOrderRequest>

export const RejectOrderRequest = entity('RejectOrderRequest', { reason: Reason })
export type RejectOrderRequest = Static<typeof RejectOrderRequest>

/** Gives back a part, or all, of what was paid. */
export const RefundOrderRequest = entity('RefundOrderRequest', { amount: MoneyInput, reason: Reason })
export type RefundOrderRequest = Static<typeof RefundOrderRequest>

export const OpenedIdDocument = entity('OpenedIdDocument', {
  idDocument: sealed(Type.String({ description: 'In full' })),
})
export type OpenedIdDocument = Static<typeof OpenedIdDocument>
