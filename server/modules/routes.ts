import { additionalServiceRoutes } from './additionalService/routes.ts'
import { afterSalesRoutes } from './afterSales/routes.ts'
import { editorRoutes } from './content/editorRoutes.ts'
import { contentRoutes } from './content/routes.ts'
import { customerServiceRoutes } from './customerService/routes.ts'
import { couponRoutes } from './coupon/routes.ts'
import { customsRoutes } from './customs/routes.ts'
import { declaredNameRoutes } from './declaredName/routes.ts'
import { exchangeRateRoutes } from './exchangeRate/routes.ts'
import { expressRoutes } from './express/routes.ts'
import { fundRoutes } from './fund/routes.ts'
import { healthRoutes } from './health/routes.ts'
import { messageRoutes } from './message/routes.ts'
import { identityRoutes } from './identity/routes.ts'
import { logisticsOrderRoutes } from './logisticsOrder/routes.ts'
import { parcelRoutes } from './parcel/routes.ts'
import { credentialRoutes } from './passport/credentialRoutes.ts'
import { passportRoutes } from './passport/routes.ts'
import { wechatSignInRoutes } from './passport/wechatRoutes.ts'
import { addressRoutes } from './address/routes.ts'
import { pickupStationRoutes } from './pickupStation/routes.ts'
import { referralRoutes } from './referral/routes.ts'
import { regionRoutes } from './region/routes.ts'
import { shippingReferenceRoutes } from './shippingReference/routes.ts'
import { shippingRoutes } from './shipping/routes.ts'
import { createLinkPreviews } from './shortLink/linkPreview.ts'
import { shortLinkRoutes } from './shortLink/routes.ts'
import { statusDefinitionRoutes } from './status/routes.ts'
import { storeOrderRoutes } from './storeOrder/routes.ts'
import { storeRoutes } from './store/routes.ts'
import { systemRoutes } from './system/routes.ts'
import { todoRoutes } from './todo/routes.ts'
import { unclaimedParcelRoutes } from './unclaimedParcel/routes.ts'
import { trackingRoutes } from './tracking/routes.ts'
import { topupRoutes } from './topup/routes.ts'
import { serviceRequestRoutes } from './serviceRequest/routes.ts'
import { shareCardRoutes } from './shareCard/routes.ts'
import { uploadRoutes } from './upload/routes.ts'
import { pickupStationDeskRoutes } from './user/pickupStationDeskRoutes.ts'
import { profileRoutes } from './user/profileRoutes.ts'
import { userRoutes } from './user/routes.ts'
import { afterSalesDeskRoutes } from './warehouse/afterSalesRoutes.ts'
import { warehouseOrderRoutes } from './warehouseOrder/routes.ts'
import { warehouseRoutes } from './warehouse/routes.ts'
import { serviceDeskRoutes } from './warehouse/serviceRoutes.ts'
import { unclaimedDeskRoutes } from './warehouse/unclaimedRoutes.ts'
import { warehouseAddressRoutes } from './warehouseAddress/routes.ts'
import { wechatRoutes } from './wechat/routes.ts'

import type { App } from '../http.ts'
import type { Idempotency } from '../plugins/idempotency.ts'
import type { RateLimits } from '../plugins/rateLimit.ts'
import type { Services } from './services/index.ts'

/** Everything that routes need beside their own service. */
export interface RouteContext {
  readonly services: Services
  readonly idempotency: Idempotency
  readonly limits: RateLimits
  /** Throws while the server cannot serve. */
  readonly checkReady: () => Promise<void>
}

/** Registers every call of the API. */
export function routes(app: App, { services, idempotency, limits, checkReady }: RouteContext): void {
  healthRoutes(app, checkReady)
  passportRoutes(app, services.passport, services.verification, idempotency, limits)
  credentialRoutes(app, services.credentials, limits)
  wechatSignInRoutes(app, services.wechatSignIn, idempotency, limits)
  wechatRoutes(app, services.jsSdk)
  userRoutes(app, services.user)
  profileRoutes(app, services.profile, services.user, limits)
  statusDefinitionRoutes(app, services.statusDefinition)
  systemRoutes(app, services.site)
  warehouseAddressRoutes(app, services.warehouseAddress)
  expressRoutes(app)
  declaredNameRoutes(app, services.declaredName)
  additionalServiceRoutes(app, services.additionalService)
  regionRoutes(app, services.region)
  shippingReferenceRoutes(app, services.shippingReference)
  addressRoutes(app, services.address, idempotency)
  customerServiceRoutes(app, services.customerService)
  messageRoutes(app, services.message, idempotency)
  referralRoutes(app, services.referral)
  shortLinkRoutes(app, services.shortLink, createLinkPreviews(services.store, services.content), limits)
  pickupStationRoutes(app, services.pickupStation)
  pickupStationDeskRoutes(app, services.pickupStationDesk)
  uploadRoutes(app, services.upload, limits)
  shareCardRoutes(app, services.shareCard)
  parcelRoutes(app, services.parcel, idempotency)
  serviceRequestRoutes(app, services.serviceRequest, idempotency)
  unclaimedParcelRoutes(app, services.unclaimedParcel, idempotency)
  afterSalesRoutes(app, services.afterSales, idempotency)
  todoRoutes(app, services.todo)
  shippingRoutes(app, services.shipping)
  customsRoutes(app, services.customs)
  logisticsOrderRoutes(app, services.logisticsOrder, idempotency)
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
  warehouseRoutes(app, services.warehouse)
  unclaimedDeskRoutes(app, services.unclaimedParcelDesk)
  serviceDeskRoutes(app, services.serviceDesk)
  afterSalesDeskRoutes(app, services.afterSalesDesk)
}
