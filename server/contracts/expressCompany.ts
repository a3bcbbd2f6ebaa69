import { Type, type Static } from 'typebox'

import { listFields, listRequest, MAX_PAGE_SIZE } from './common.ts'
import { entity, page } from './schema.ts'

export const ExpressCompanyCode = Type.String({ minLength: 1, maxLength: 30 })

export const ExpressCompany = entity('ExpressCompany', {
  code: ExpressCompanyCode,
  displayName: Type.String(),
})
export type ExpressCompany = Static<typeof ExpressCompany>

export const ExpressCompanyPage = page('ExpressCompanyPage', ExpressCompany)
export const ExpressCompanyListRequest = listRequest(
  'ExpressCompanyListRequest',
  ['displayOrder asc'],
  {},
  MAX_PAGE_SIZE,
)

export const DetectExpressRequest = entity('DetectExpressRequest', {
  expressNumber: Type.String({ minLength: 1, maxLength: 60 }),
  ...listFields(['certainty desc'], {}, MAX_PAGE_SIZE),
})
