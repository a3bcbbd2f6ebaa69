import { calendarAt } from '../base/time/calendar.ts'
import { createCouponService } from '../modules/coupon/index.ts'
import { createExchangeRateService } from '../modules/exchangeRate/index.ts'
import { createFundService } from '../modules/fund/index.ts'
import { createStoreService } from '../modules/store/index.ts'
import { createStoreOrderService } from '../modules/storeOrder/index.ts'
import { createTopupService } from '../modules/topup/index.ts'

import { richTextReader, type Foundation } from './foundation.ts'

/** What customers pay with, and what they buy in the mall. */
export function moneyServices(foundation: Foundation) {
  const { db, clock, tenant } = foundation
  const currencyCode = tenant.settings.defaultCurrencyCode
  return {
    coupon: createCouponService(db, clock, calendarAt(tenant.settings.utcOffsetMinutes)),
    exchangeRate: createExchangeRateService(db, currencyCode),
    fund: createFundService(db, clock, tenant.settings),
    store: createStoreService(db, richTextReader(foundation)),
    storeOrder: createStoreOrderService(db, clock),
    topup: createTopupService(db, clock, currencyCode),
  }
}
