import { call } from '../call.ts'
import { DetectExpressRequest, ExpressCompanyListRequest, ExpressCompanyPage } from '../expressCompany.ts'
import { ref } from '../schema.ts'

export const listExpressCompanies = call({
  area: 'express',
  access: 'public',
  name: 'listExpressCompanies',
  method: 'POST',
  path: '/api/f/shipping-management/express-company/list',
  body: ref(ExpressCompanyListRequest),
  answer: ref(ExpressCompanyPage),
})

export const detectExpress = call({
  area: 'express',
  access: 'customer',
  name: 'detectExpress',
  method: 'POST',
  path: '/api/u/biz/ship-for-me/parcel/detect-express',
  summary: 'Couriers whose numbers look like this one, likeliest first',
  body: ref(DetectExpressRequest),
  answer: ref(ExpressCompanyPage),
})
