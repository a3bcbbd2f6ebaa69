import { additionalServiceRoutes } from './modules/additionalService/index.ts'
import { addressRoutes } from './modules/address/index.ts'
import { afterSalesRoutes, afterSalesStaffRoutes } from './modules/afterSales/index.ts'
import { consolidationRuleStaffRoutes, consolidationRuleRoutes } from './modules/consolidationRule/index.ts'
import { contentRoutes, contentStaffRoutes } from './modules/content/index.ts'
import { couponRoutes, couponStaffRoutes } from './modules/coupon/index.ts'
import { customerServiceRoutes } from './modules/customerService/index.ts'
import { customsRoutes } from './modules/customs/index.ts'
import { declaredNameRoutes } from './modules/declaredName/index.ts'
import { exchangeRateRoutes } from './modules/exchangeRate/index.ts'
import { expressRoutes } from './modules/express/index.ts'
import { fundRoutes, fundStaffRoutes } from './modules/fund/index.ts'
import { healthRoutes } from './modules/health/index.ts'
import { messageRoutes } from './modules/message/index.ts'
import { operatorRoutes } from './modules/operator/index.ts'
import { orderRoutes, orderStaffRoutes } from './modules/order/index.ts'
import { parcelRoutes, parcelStaffRoutes } from './modules/parcel/index.ts'
import { passportRoutes } from './modules/passport/index.ts'
import { pickupStationRoutes } from './modules/pickupStation/index.ts'
import { pickupStationStaffRoutes, profileRoutes } from './modules/profile/index.ts'
import { referralRoutes } from './modules/referral/index.ts'
import { regionRoutes } from './modules/region/index.ts'
import { serviceRequestRoutes, serviceRequestStaffRoutes } from './modules/serviceRequest/index.ts'
import { shareCardRoutes } from './modules/shareCard/index.ts'
import { shippingRoutes } from './modules/shipping/index.ts'
import { shippingReferenceRoutes } from './modules/shippingReference/index.ts'
import { createLinkPreviews, shortLinkRoutes } from './modules/shortLink/index.ts'
import { statusDefinitionRoutes } from './modules/statusDefinition/index.ts'
import { storeRoutes, storeStaffRoutes } from './modules/store/index.ts'
import { storeOrderRoutes } from './modules/storeOrder/index.ts'
import { systemRoutes } from './modules/system/index.ts'
import { todoRoutes } from './modules/todo/index.ts'
import { topupRoutes, topupStaffRoutes } from './modules/topup/index.ts'
import { trackingRoutes } from './modules/tracking/index.ts'
import { unclaimedParcelRoutes, unclaimedParcelStaffRoutes } from './modules/unclaimedParcel/index.ts'
import { uploadRoutes } from './modules/upload/index.ts'
import { warehouseAddressRoutes } from './modules/warehouseAddress/index.ts'
import { wechatRoutes } from './modules/wechat/index.ts'

import type { Router } from './routing/route.ts'
import type { Services } from './services/index.ts'

/**
 * Binds every call of the API.
 *
 * @param checkReady throws while the server cannot serve
 */
export function bindRoutes(router: Router, services: Services, checkReady: () => Promise<void>): void {
  const { route } = router
  healthRoutes(route, checkReady)
  passportRoutes(route, services)
  wechatRoutes(route, services.jsSdk)
  profileRoutes(route, services.profile, services.contactUndo)
  statusDefinitionRoutes(route, services.statusDefinition)
  systemRoutes(route, services.site)
  warehouseAddressRoutes(route, services.warehouseAddress)
  expressRoutes(route)
  declaredNameRoutes(route, services.declaredName)
  additionalServiceRoutes(route, services.additionalService)
  regionRoutes(route, services.region)
  shippingReferenceRoutes(route, services.shippingReference)
  addressRoutes(route, services.address)
  customerServiceRoutes(route, services.customerService)
  messageRoutes(route, services.message)
  referralRoutes(route, services.referral)
  shortLinkRoutes(router, services.shortLink, createLinkPreviews(services.store, services.content))
  pickupStationRoutes(route, services.pickupStation)
  pickupStationStaffRoutes(route, services.pickupStationStaff)
  uploadRoutes(router, services.upload)
  shareCardRoutes(router.serve, services.shareCard)
  parcelRoutes(route, services.parcel)
  serviceRequestRoutes(route, services.serviceRequest)
  unclaimedParcelRoutes(route, services.unclaimedParcel)
  afterSalesRoutes(route, services.afterSales)
  todoRoutes(route, services.todo)
  shippingRoutes(route, services.shipping)
  customsRoutes(route, services.customs)
  orderRoutes(route, services.order, services.orderQuotes)
  consolidationRuleRoutes(route, services.consolidationRule)
  trackingRoutes(route, services.tracking)
  orderStaffRoutes(route, services.orderStaff)
  storeRoutes(route, services.store)
  storeOrderRoutes(route, services.storeOrder)
  fundRoutes(route, services.fund)
  topupRoutes(route, services.topup)
  couponRoutes(route, services.coupon)
  contentRoutes(route, services.content)
  contentStaffRoutes(route, services.contentStaff)
  exchangeRateRoutes(route, services.exchangeRate)
  parcelStaffRoutes(route, services.parcelStaff)
  unclaimedParcelStaffRoutes(route, services.unclaimedParcelStaff)
  serviceRequestStaffRoutes(route, services.serviceRequestStaff)
  afterSalesStaffRoutes(route, services.afterSalesStaff)
  storeStaffRoutes(route, services.storeStaff)
  fundStaffRoutes(route, services.fundStaff)
  topupStaffRoutes(route, services.topupStaff)
  operatorRoutes(route, services.operator)
  couponStaffRoutes(route, services.couponStaff)
  consolidationRuleStaffRoutes(route, services.consolidationRuleStaff)
}
