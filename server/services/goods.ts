import { calendarAt } from '../base/time/calendar.ts'
import { createAfterSalesDesk, createAfterSalesService } from '../modules/afterSales/index.ts'
import {
  createConsolidationRuleStaffService,
  createConsolidationRuleService,
} from '../modules/consolidationRule/index.ts'
import { createCustomsService } from '../modules/customs/index.ts'
import { createLogisticsOrderService, createWarehouseOrderService } from '../modules/order/index.ts'
import { createParcelService, createWarehouseService } from '../modules/parcel/index.ts'
import { createServiceDesk, createServiceRequestService } from '../modules/serviceRequest/index.ts'
import { createShareCardService } from '../modules/shareCard/index.ts'
import { createShippingService } from '../modules/shipping/index.ts'
import { createTodoService } from '../modules/todo/index.ts'
import { createTrackingService } from '../modules/tracking/index.ts'
import { createUnclaimedParcelDesk, createUnclaimedParcelService } from '../modules/unclaimedParcel/index.ts'
import { createUploadService } from '../modules/upload/index.ts'

import type { Foundation } from './foundation.ts'

/** What customers send: parcels, orders, and what the warehouse does with them. */
export function goodsServices({ db, clock, tenant, storage, uploadLinks }: Foundation) {
  const { settings } = tenant
  const currencyCode = settings.defaultCurrencyCode
  const parcel = createParcelService(db, clock, settings)
  const logisticsOrder = createLogisticsOrderService(db, clock, settings)
  const upload = createUploadService({ db, clock, storage, links: uploadLinks })
  return {
    afterSales: createAfterSalesService(db, clock, currencyCode),
    afterSalesDesk: createAfterSalesDesk(db, clock),
    consolidationRule: createConsolidationRuleService(db, clock, settings),
    consolidationRuleStaff: createConsolidationRuleStaffService(db, clock, settings),
    customs: createCustomsService(db, clock),
    logisticsOrder,
    parcel,
    serviceDesk: createServiceDesk({ db, clock, settings, storage }),
    serviceRequest: createServiceRequestService(db, clock, settings),
    shareCard: createShareCardService(upload),
    shipping: createShippingService(db, clock, settings),
    todo: createTodoService(db, clock, settings),
    tracking: createTrackingService(db),
    unclaimedParcel: createUnclaimedParcelService(db, clock, calendarAt(settings.utcOffsetMinutes)),
    unclaimedParcelDesk: createUnclaimedParcelDesk(db, clock, parcel),
    upload,
    warehouse: createWarehouseService({ db, clock, settings, storage, parcels: parcel }),
    warehouseOrder: createWarehouseOrderService({ db, clock, settings, storage, orders: logisticsOrder }),
  }
}
