import { calendarAt } from '../../calendar.ts'
import { createAfterSalesDesk } from '../afterSales/desk.ts'
import { createAfterSalesService } from '../afterSales/service.ts'
import { createCustomsService } from '../customs/service.ts'
import { createLogisticsOrderService } from '../logisticsOrder/service.ts'
import { createParcelService } from '../parcel/service.ts'
import { createServiceDesk } from '../serviceRequest/desk.ts'
import { createServiceRequestService } from '../serviceRequest/service.ts'
import { createShareCardService } from '../shareCard/service.ts'
import { createShippingService } from '../shipping/service.ts'
import { createTodoService } from '../todo/service.ts'
import { createTrackingService } from '../tracking/service.ts'
import { createUnclaimedParcelDesk } from '../unclaimedParcel/desk.ts'
import { createUnclaimedParcelService } from '../unclaimedParcel/service.ts'
import { createUploadService } from '../upload/service.ts'
import { createWarehouseService } from '../warehouse/service.ts'
import { createWarehouseOrderService } from '../warehouseOrder/service.ts'

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
