import { Type, type Static } from 'typebox'

import { entity, page } from './schema.ts'

export const ExpressCompanyCode = Type.String({ minLength: 1, maxLength: 30 })

export const ExpressCompany = entity('ExpressCompany', {
  code: ExpressCompanyCode,
  displayName: Type.String(),
})
export type ExpressCompany = Static<typeof ExpressCompany>

export const ExpressCompanyPage = page('ExpressCompanyPage', ExpressCompany)
export const ExpressCompanyListRequest = entity('ExpressCompanyListRequest', {
  filter: Type.Optional(Type.String({ maxLength: 100 })),
})

export const DetectExpressRequest = entity('DetectExpressRequest', {
  expressNumber: Type.String({ minLength: 1, maxLength: 60 }),
})
