import { calendarAt } from '../base/time/calendar.ts'
import { createIdentitySeal } from '../modules/address/index.ts'
import { createAfterSalesService, createAfterSalesStaffService } from '../modules/afterSales/index.ts'
import {
  createConsolidationRuleStaffService,
  createConsolidationRuleService,
} from '../modules/consolidationRule/index.ts'
import { createCustomsService } from '../modules/customs/index.ts'
import {
  createOrderQuoteService,
  createOrderService,
  createOrderStaffService,
} from '../modules/order/index.ts'
import { createParcelService, createParcelStaffService } from '../modules/parcel/index.ts'
import {
  createServiceRequestService,
  createServiceRequestStaffService,
} from '../modules/serviceRequest/index.ts'
import { createShareCardService } from '../modules/shareCard/index.ts'
import { createShippingService } from '../modules/shipping/index.ts'
import { createTodoService } from '../modules/todo/index.ts'
import { createTrackingService } from '../modules/tracking/index.ts'
import {
  createUnclaimedParcelService,
  createUnclaimedParcelStaffService,
} from '../modules/unclaimedParcel/index.ts'
import { createUploadService } from '../modules/upload/index.ts'

import type { Foundation } from './foundation.ts'

/** What customers send: parcels, orders, and what the warehouse does with them. */
export function goodsServices(foundation: Foundation) {
  const { db, clock, tenant, storage, identityKey } = foundation
  const { settings } = tenant
  const parcel = createParcelService(db, clock, settings)
  const order = createOrderService(db, clock, settings)
  const upload = createUploadService(foundation)
  return {
    afterSales: createAfterSalesService(db, clock, settings),
    afterSalesStaff: createAfterSalesStaffService(db, clock),
    consolidationRule: createConsolidationRuleService(db, clock, settings),
    consolidationRuleStaff: createConsolidationRuleStaffService(db, clock, settings),
    customs: createCustomsService(db, clock),
    order,
    orderQuotes: createOrderQuoteService(db, clock, settings),
    orderStaff: createOrderStaffService({
      db,
      clock,
      settings,
      storage,
      identitySeal: createIdentitySeal(identityKey),
      orders: order,
    }),
    parcel,
    parcelStaff: createParcelStaffService({ db, clock, settings, storage, parcels: parcel }),
    serviceRequest: createServiceRequestService(db, clock, settings),
    serviceRequestStaff: createServiceRequestStaffService({ db, clock, settings, storage }),
    shareCard: createShareCardService(upload),
    shipping: createShippingService(db, clock, settings),
    todo: createTodoService(db, clock, settings),
    tracking: createTrackingService(db),
    unclaimedParcel: createUnclaimedParcelService(db, clock, calendarAt(settings.utcOffsetMinutes)),
    unclaimedParcelStaff: createUnclaimedParcelStaffService(db, clock, parcel),
    upload,
  }
}
