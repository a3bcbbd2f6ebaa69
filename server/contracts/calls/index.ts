import * as additionalService from './additionalService.ts'
import * as address from './address.ts'
import * as afterSales from './afterSales.ts'
import * as consolidationRule from './consolidationRule.ts'
import * as content from './content.ts'
import * as coupon from './coupon.ts'
import * as customerService from './customerService.ts'
import * as customs from './customs.ts'
import * as declaredName from './declaredName.ts'
import * as exchangeRate from './exchangeRate.ts'
import * as express from './express.ts'
import * as fund from './fund.ts'
import * as health from './health.ts'
import * as message from './message.ts'
import * as operator from './operator.ts'
import * as order from './order.ts'
import * as orderStaff from './orderStaff.ts'
import * as parcel from './parcel.ts'
import * as passport from './passport.ts'
import * as pickupStation from './pickupStation.ts'
import * as profile from './profile.ts'
import * as referral from './referral.ts'
import * as region from './region.ts'
import * as serviceRequest from './serviceRequest.ts'
import * as shareCard from './shareCard.ts'
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
import * as warehouseAddress from './warehouseAddress.ts'
import * as wechat from './wechat.ts'

import type { Call, Resource } from '../call.ts'

const AREAS: readonly Readonly<Record<string, Call | Resource>>[] = [
  additionalService,
  address,
  afterSales,
  consolidationRule,
  content,
  coupon,
  customerService,
  customs,
  declaredName,
  exchangeRate,
  express,
  fund,
  health,
  message,
  operator,
  order,
  orderStaff,
  parcel,
  passport,
  pickupStation,
  profile,
  referral,
  region,
  serviceRequest,
  shareCard,
  shipping,
  shippingReference,
  shortLink,
  statusDefinition,
  store,
  storeOrder,
  system,
  todo,
  topup,
  tracking,
  unclaimedParcel,
  upload,
  warehouseAddress,
  wechat,
]

/** Every call of the API, and every address for browsers. */
export const CONTRACTS: readonly (Call | Resource)[] = AREAS.flatMap((area) => Object.values(area))
