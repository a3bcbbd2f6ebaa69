import { additionalServiceRoutes } from './modules/additionalService/index.ts'
import { afterSalesDeskRoutes, afterSalesRoutes } from './modules/afterSales/index.ts'
import { contentRoutes, editorRoutes } from './modules/content/index.ts'
import { consolidationRuleStaffRoutes, consolidationRuleRoutes } from './modules/consolidationRule/index.ts'
import { customerServiceRoutes } from './modules/customerService/index.ts'
import { couponRoutes } from './modules/coupon/index.ts'
import { customsRoutes } from './modules/customs/index.ts'
import { declaredNameRoutes } from './modules/declaredName/index.ts'
import { exchangeRateRoutes } from './modules/exchangeRate/index.ts'
import { expressRoutes } from './modules/express/index.ts'
import { fundRoutes } from './modules/fund/index.ts'
import { healthRoutes } from './modules/health/index.ts'
import { messageRoutes } from './modules/message/index.ts'
import { identityRoutes, logisticsOrderRoutes, warehouseOrderRoutes } from './modules/order/index.ts'
import { parcelRoutes, warehouseRoutes } from './modules/parcel/index.ts'
import { credentialRoutes, passportRoutes, wechatSignInRoutes } from './modules/passport/index.ts'
import { addressRoutes } from './modules/address/index.ts'
import { pickupStationRoutes } from './modules/pickupStation/index.ts'
import { referralRoutes } from './modules/referral/index.ts'
import { regionRoutes } from './modules/region/index.ts'
import { shippingReferenceRoutes } from './modules/shippingReference/index.ts'
import { shippingRoutes } from './modules/shipping/index.ts'
import { createLinkPreviews, shortLinkRoutes } from './modules/shortLink/index.ts'
import { statusDefinitionRoutes } from './modules/statusDefinition/index.ts'
import { storeOrderRoutes } from './modules/storeOrder/index.ts'
import { storeRoutes } from './modules/store/index.ts'
import { systemRoutes } from './modules/system/index.ts'
import { todoRoutes } from './modules/todo/index.ts'
import { unclaimedDeskRoutes, unclaimedParcelRoutes } from './modules/unclaimedParcel/index.ts'
import { trackingRoutes } from './modules/tracking/index.ts'
import { topupRoutes } from './modules/topup/index.ts'
import { serviceDeskRoutes, serviceRequestRoutes } from './modules/serviceRequest/index.ts'
import { shareCardRoutes } from './modules/shareCard/index.ts'
import { uploadRoutes } from './modules/upload/index.ts'
import { pickupStationDeskRoutes, profileRoutes, userRoutes } from './modules/profile/index.ts'
import { warehouseAddressRoutes } from './modules/warehouseAddress/index.ts'
import { wechatRoutes } from './modules/wechat/index.ts'

import type { App } from './base/http/app.ts'
import type { Idempotency } from './routing/idempotency.ts'
import type { Router } from './routing/route.ts'
import type { RateLimits } from './plugins/rateLimit.ts'
import type { Services } from './services/index.ts'

/** Everything that routes need beside their own service. */
export interface RouteContext {
  readonly services: Services
  readonly router: Router
  readonly idempotency: Idempotency
  readonly limits: RateLimits
  /** Throws while the server cannot serve. */
  readonly checkReady: () => Promise<void>
}

/** Registers every call of the API. */
export function routes(app: App, { services, router, idempotency, limits, checkReady }: RouteContext): void {
  const { route } = router
  healthRoutes(app, checkReady)
  passportRoutes(app, services.passport, services.verification, idempotency, limits)
  credentialRoutes(app, services.credentials, limits)
  wechatSignInRoutes(app, services.wechatSignIn, idempotency, limits)
  wechatRoutes(app, services.jsSdk)
  userRoutes(app, services.user)
  profileRoutes(app, services.profile, services.user, limits)
  statusDefinitionRoutes(app, services.statusDefinition)
  systemRoutes(app, services.site)
  warehouseAddressRoutes(route, services.warehouseAddress)
  expressRoutes(app)
  declaredNameRoutes(route, services.declaredName)
  additionalServiceRoutes(route, services.additionalService)
  regionRoutes(app, services.region)
  shippingReferenceRoutes(route, services.shippingReference)
  addressRoutes(app, services.address, idempotency)
  customerServiceRoutes(app, services.customerService)
  messageRoutes(app, services.message, idempotency)
  referralRoutes(app, services.referral)
  shortLinkRoutes(app, services.shortLink, createLinkPreviews(services.store, services.content), limits)
  pickupStationRoutes(app, services.pickupStation)
  pickupStationDeskRoutes(app, services.pickupStationDesk)
  uploadRoutes(app, services.upload, limits)
  shareCardRoutes(app, services.shareCard)
  parcelRoutes(route, services.parcel)
  serviceRequestRoutes(app, services.serviceRequest, idempotency)
  unclaimedParcelRoutes(app, services.unclaimedParcel, idempotency)
  afterSalesRoutes(app, services.afterSales, idempotency)
  todoRoutes(app, services.todo)
  shippingRoutes(route, services.shipping)
  customsRoutes(route, services.customs)
  logisticsOrderRoutes(app, services.logisticsOrder, idempotency)
  consolidationRuleRoutes(route, services.consolidationRule)
  trackingRoutes(app, services.tracking, limits)
  warehouseOrderRoutes(app, services.warehouseOrder, idempotency)
  identityRoutes(app, services.identity)
  storeRoutes(app, services.store)
  storeOrderRoutes(app, services.storeOrder, idempotency)
  fundRoutes(app, services.fund, idempotency)
  topupRoutes(app, services.topup, idempotency)
  couponRoutes(app, services.coupon, idempotency)
  contentRoutes(app, services.content)
  editorRoutes(app, services.contentEditor)
  exchangeRateRoutes(app, services.exchangeRate)
  warehouseRoutes(route, services.warehouse)
  unclaimedDeskRoutes(app, services.unclaimedParcelDesk)
  serviceDeskRoutes(app, services.serviceDesk)
  afterSalesDeskRoutes(app, services.afterSalesDesk)
  consolidationRuleStaffRoutes(route, services.consolidationRuleStaff)
}
