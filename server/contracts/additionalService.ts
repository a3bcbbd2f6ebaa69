import { Type, type Static } from 'typebox'

import { CurrencyCode, Id, listRequest, Money } from './common.ts'
import { AdditionalServiceTypeCode, BusinessTypeCode } from './enumerations.ts'
import { entity, page, ref } from './schema.ts'

export const AdditionalService = entity('AdditionalService', {
  id: Id,
  displayName: Type.String(),
  description: Type.String(),
  price: Money,
  currencyCode: CurrencyCode,
})
export type AdditionalService = Static<typeof AdditionalService>

export const AdditionalServiceGroup = entity('AdditionalServiceGroup', {
  businessType: ref(BusinessTypeCode),
  additionServiceType: ref(AdditionalServiceTypeCode),
  list: Type.Array(ref(AdditionalService)),
})
export type AdditionalServiceGroup = Static<typeof AdditionalServiceGroup>

export const AdditionalServiceGroupPage = page('AdditionalServiceGroupPage', AdditionalServiceGroup)

export const AdditionalServiceListRequest = listRequest(
  'AdditionalServiceListRequest',
  ['displayOrder asc'],
  {
    businessType: Type.Optional(ref(BusinessTypeCode)),
    additionalServiceType: Type.Optional(ref(AdditionalServiceTypeCode)),
  },
)
export type AdditionalServiceListRequest = Static<typeof AdditionalServiceListRequest>
