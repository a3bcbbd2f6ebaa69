import { Type, type Static } from 'typebox'

import { PrivatePicture, moderated } from './annotations.ts'
import { CurrencyCode, Id, listRequest, MoneyInput, Version } from './common.ts'
import { ParcelStatusCode } from './enumerations.ts'
import { ExpressCompanyCode } from './expressCompany.ts'
import { closed, entity, ref } from './schema.ts'

/** The most pictures that a customer may add to a parcel. */
export const MAX_PARCEL_IMAGES = 9

/** Letters, digits and dashes; spaces are removed before the number is kept. */
export const ExpressNumber = Type.String({
  minLength: 4,
  maxLength: 60,
  pattern: '^\\s*[A-Za-z0-9][A-Za-z0-9 -]*$',
})

/** `freeUntil asc` lists first the parcel whose free storage ends first, and last those without storage. */
const SORTING = [
  'creationTime desc',
  'creationTime asc',
  'inboundTime desc',
  'inboundTime asc',
  'freeUntil asc',
] as const
export type ParcelSorting = (typeof SORTING)[number]

export const ParcelListRequest = listRequest('ParcelListRequest', SORTING, {
  status: Type.Optional(ref(ParcelStatusCode)),
  statuses: Type.Optional(Type.Array(ref(ParcelStatusCode), { maxItems: 10, description: 'Any of these' })),
  isDeclared: Type.Optional(Type.Boolean()),
  isSubmitted: Type.Optional(Type.Boolean()),
  canSubmit: Type.Optional(
    Type.Boolean({ description: 'Can go into a logistics order: checked in, declared, in none yet' }),
  ),
})
export type ParcelListRequest = Static<typeof ParcelListRequest>

export const UndeclaredParcelListRequest = listRequest('UndeclaredParcelListRequest', SORTING, {})
export type UndeclaredParcelListRequest = Static<typeof UndeclaredParcelListRequest>

/** Latin text with at least one letter; phones turn straight quotes into curly ones. */
export const LATIN_TEXT = '[ -@\\[-`{-~À-ž‘’“”–]*[A-Za-z][ -~À-ž‘’“”–]*'

const DECLARATION = {
  warehouseId: Type.Optional(Id),
  expressNumber: ExpressNumber,
  expressCompanyCode: Type.Optional(ExpressCompanyCode),
  declaredName: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
  declaredNameId: Type.Optional(Id),
  englishName: Type.Optional(
    Type.String({
      maxLength: 100,
      pattern: `^(\\s*|${LATIN_TEXT})$`,
      description: 'What the goods are, for customs, in Latin letters',
    }),
  ),
  material: Type.Optional(Type.String({ maxLength: 60, description: 'What the goods are made of' })),
  declaredCurrency: CurrencyCode,
  declaredValue: MoneyInput,
  itemQuantity: Type.Integer({ minimum: 1, maximum: 9999 }),
  tags: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 20, pattern: '\\S' }), { maxItems: 10 }),
  ),
  additionalServiceIds: Type.Optional(Type.Array(Id, { maxItems: 20 })),
  purchaseOrderNumber: Type.Optional(Type.String({ maxLength: 60 })),
  remarks: Type.Optional(moderated(Type.String({ maxLength: 500 }))),
  images: Type.Optional(Type.Array(PrivatePicture, { maxItems: MAX_PARCEL_IMAGES })),
  insurance: Type.Optional(closed({ isInsured: Type.Boolean(), insuredValue: Type.Optional(MoneyInput) })),
}

export const DeclareParcelRequest = entity('DeclareParcelRequest', DECLARATION)
export type DeclareParcelRequest = Static<typeof DeclareParcelRequest>

/** The most parcels that one call declares. */
export const MAX_BATCH_ROWS = 50

export const DeclareParcelsRequest = entity('DeclareParcelsRequest', {
  items: Type.Array(ref(DeclareParcelRequest), { minItems: 1, maxItems: MAX_BATCH_ROWS }),
})
export type DeclareParcelsRequest = Static<typeof DeclareParcelsRequest>

/** The whole declaration anew: what is left out is removed. */
export const UpdateParcelRequest = entity('UpdateParcelRequest', {
  ...DECLARATION,
  version: Type.Optional({ ...Version, description: 'The version that the changes are based on' }),
})
export type UpdateParcelRequest = Static<typeof UpdateParcelRequest>
