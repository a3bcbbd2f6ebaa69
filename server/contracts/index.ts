import * as actor from './actor.ts'
import * as additionalService from './additionalService.ts'
import * as address from './address.ts'
import * as afterSales from './afterSales.ts'
import * as bill from './bill.ts'
import * as common from './common.ts'
import * as consolidationRule from './consolidationRule.ts'
import * as consolidationSaving from './consolidationSaving.ts'
import * as content from './content.ts'
import * as contentBlocks from './contentBlocks.ts'
import * as coupon from './coupon.ts'
import * as customerService from './customerService.ts'
import * as customs from './customs.ts'
import * as declaredName from './declaredName.ts'
import * as enumerations from './enumerations.ts'
import * as exchangeRate from './exchangeRate.ts'
import * as expressCompany from './expressCompany.ts'
import * as fund from './fund.ts'
import * as health from './health.ts'
import * as identity from './identity.ts'
import * as logisticsOrder from './logisticsOrder.ts'
import * as logisticsOrderRequests from './logisticsOrderRequests.ts'
import * as message from './message.ts'
import * as operator from './operator.ts'
import * as parcel from './parcel.ts'
import * as parcelRequests from './parcelRequests.ts'
import * as passport from './passport.ts'
import * as pickupStation from './pickupStation.ts'
import * as referral from './referral.ts'
import * as region from './region.ts'
import * as serviceRequest from './serviceRequest.ts'
import * as shipping from './shipping.ts'
import * as shippingReference from './shippingReference.ts'
import * as shortLink from './shortLink.ts'
import * as statusDefinition from './statusDefinition.ts'
import * as store from './store.ts'
import * as storeOrder from './storeOrder.ts'
import * as system from './system.ts'
import * as todo from './todo.ts'
import * as topup from './topup.ts'
import * as tracking from './tracking.ts'
import * as unclaimedParcel from './unclaimedParcel.ts'
import * as upload from './upload.ts'
import * as user from './user.ts'
import * as warehouse from './warehouse.ts'
import * as warehouseAddress from './warehouseAddress.ts'
import * as warehouseOrder from './warehouseOrder.ts'
import * as wechat from './wechat.ts'

import type { TSchema } from 'typebox'

import type { Named } from './schema.ts'

const AREAS: readonly object[] = [
  actor,
  afterSales,
  additionalService,
  bill,
  address,
  common,
  consolidationRule,
  consolidationSaving,
  content,
  contentBlocks,
  customerService,
  declaredName,
  coupon,
  customs,
  fund,
  todo,
  topup,
  storeOrder,
  enumerations,
  exchangeRate,
  expressCompany,
  health,
  identity,
  logisticsOrder,
  logisticsOrderRequests,
  message,
  operator,
  parcel,
  parcelRequests,
  passport,
  pickupStation,
  referral,
  region,
  serviceRequest,
  shippingReference,
  shipping,
  shortLink,
  statusDefinition,
  store,
  system,
  tracking,
  unclaimedParcel,
  upload,
  user,
  warehouse,
  warehouseAddress,
  warehouseOrder,
  wechat,
]

/** Every schema that has a name, once each, ordered by name. */
export function namedSchemas(): Named<TSchema>[] {
  const found = new Set(AREAS.flatMap((area) => Object.values(area).filter(isNamed)))
  return [...found].sort((a, b) => (a.$id < b.$id ? -1 : 1))
}

function isNamed(value: unknown): value is Named<TSchema> {
  return typeof value === 'object' && value !== null && '$id' in value && typeof value.$id === 'string'
}
