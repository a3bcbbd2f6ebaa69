import { Type, type Static } from 'typebox'

import { CurrencyCode, Id, Money } from './common.ts'
import { MAX_ORDER_PARCELS, ParcelIds } from './logisticsOrderRequests.ts'
import { closed, entity, nullable, ref } from './schema.ts'
import { Arrival } from './shipping.ts'

export const ConsolidationSavingRequest = entity(
  'ConsolidationSavingRequest',
  {
    parcelIds: Type.Optional(ParcelIds),
    addressId: Type.Optional(Id),
    regionGroupId: Type.Optional(Id),
  },
  'Without `parcelIds`, about what can be sent now, stored longest first; without a destination, to the default address',
)
export type ConsolidationSavingRequest = Static<typeof ConsolidationSavingRequest>

const Named = closed({ id: Id, displayName: Type.String() })

export const CheapestOffer = entity(
  'CheapestOffer',
  {
    total: Money,
    transportationChannel: Named,
    shippingMethodType: Named,
    arrival: ref(Arrival),
  },
  'The channel that takes the parcels for the least, and what its estimate comes to',
)
export type CheapestOffer = Static<typeof CheapestOffer>

const PARCEL_FIELDS = {
  parcelId: Id,
  expressNumber: Type.String(),
  declaredName: nullable(Type.String()),
}

export const ShippedAlone = entity('ShippedAlone', {
  ...PARCEL_FIELDS,
  offer: nullable(ref(CheapestOffer)),
})
export type ShippedAlone = Static<typeof ShippedAlone>

export const WaitingForParcel = entity(
  'WaitingForParcel',
  {
    ...PARCEL_FIELDS,
    days: nullable(Type.Integer({ minimum: 1, description: 'Until it is likely to be checked in' })),
    weight: Type.Number({ description: 'kg' }),
    isWeightAssumed: Type.Boolean({
      description: 'Not weighed yet: weight and size are those of the customer’s parcel of median weight',
    }),
    together: ref(CheapestOffer),
    alone: ref(CheapestOffer),
    change: Type.String({
      ...Money,
      description:
        '`together` less this parcel alone and the others without it; negative if waiting saves money',
    }),
    storageFee: Type.String({
      ...Money,
      description: 'What storing the others until then adds; in `together`',
    }),
  },
  'What waiting for the next declared parcel would change',
)
export type WaitingForParcel = Static<typeof WaitingForParcel>

export const ConsolidationSaving = entity(
  'ConsolidationSaving',
  {
    currencyCode: CurrencyCode,
    regionGroup: Named,
    together: nullable(ref(CheapestOffer)),
    alone: closed({
      total: nullable(Type.String({ ...Money, description: 'null if one of them cannot go alone' })),
      parcels: Type.Array(ref(ShippedAlone), { maxItems: MAX_ORDER_PARCELS }),
    }),
    saving: nullable(
      Type.String({
        ...Money,
        description: '`alone.total` less `together.total`; negative if alone costs less',
      }),
    ),
    waiting: nullable(ref(WaitingForParcel)),
  },
  'Parcels shipped together against each shipped alone, at the cheapest channel’s estimate; an offer is null where no channel takes the goods',
)
export type ConsolidationSaving = Static<typeof ConsolidationSaving>
