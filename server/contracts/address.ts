import { Type, type Static } from 'typebox'

import { sealed } from './annotations.ts'
import { Id, listRequest, Time } from './common.ts'
import { closed, entity, nullable, page } from './schema.ts'

/** How many addresses a customer can keep. */
export const MAX_ADDRESSES = 50

const Line = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' })

const Region = closed({
  provinceId: nullable(Id),
  cityId: nullable(Type.String({ description: 'Null for a city that is not in the list' })),
  provinceDisplayName: nullable(Type.String()),
  cityDisplayName: nullable(Type.String()),
})

const WHERE = {
  recipient: Type.String(),
  mobile: Type.String(),
  regionGroupId: Id,
  regionGroupDisplayName: Type.String(),
  countryCode: Type.String({ description: 'ISO 3166-1 alpha-2' }),
  region: Region,
  postCode: Type.String(),
  detailsAddress: Type.String(),
  idDocument: nullable(Type.String({ description: 'Masked, such as E1234****8' })),
}

export const Address = entity('Address', {
  id: Id,
  name: nullable(Type.String({ description: 'The customer’s own label' })),
  ...WHERE,
  isDefault: Type.Boolean(),
  creationTime: Time,
})
export type Address = Static<typeof Address>

/** An address as it was when an order was submitted: the customer may change or delete theirs afterwards. */
export const ShippingAddress = entity('ShippingAddress', WHERE)
export type ShippingAddress = Static<typeof ShippingAddress>

export const AddressPage = page('AddressPage', Address)
export const AddressListRequest = listRequest(
  'AddressListRequest',
  ['creationTime desc', 'creationTime asc'],
  {},
)
export type AddressListRequest = Static<typeof AddressListRequest>

export const AddressRequest = entity('AddressRequest', {
  recipient: Line(60),
  mobile: Type.String({ maxLength: 40, pattern: '^\\s*\\+?[0-9][0-9 -]{5,19}\\s*$' }),
  regionGroupId: Id,
  region: Type.Optional(
    closed(
      { provinceId: Type.Optional(Id), cityId: Type.Optional(Id), city: Type.Optional(Line(60)) },
      {
        description:
          'Required where the region group has regions: the province, and the city by ID, or by name if it is not in the list',
      },
    ),
  ),
  postCode: Line(12),
  detailsAddress: Line(200),
  name: Type.Optional(nullable(Type.String({ maxLength: 20 }))),
  isDefault: Type.Optional(Type.Boolean({ description: 'A first address is the default in any case' })),
  idDocument: Type.Optional(
    nullable(
      sealed(
        Type.String({
          maxLength: 50,
          pattern: '^\\s*[A-Za-z0-9*-]{4,30}\\s*$',
          description: 'For customs; the masked value leaves it as it is',
        }),
      ),
    ),
  ),
})
export type AddressRequest = Static<typeof AddressRequest>
