import { calendarAt } from '../base/time/calendar.ts'
import { createCouponService, createCouponStaffService } from '../modules/coupon/index.ts'
import { createExchangeRateService } from '../modules/exchangeRate/index.ts'
import { createFundService, createFundStaffService } from '../modules/fund/index.ts'
import { createStoreService, createStoreStaffService } from '../modules/store/index.ts'
import { createStoreOrderService } from '../modules/storeOrder/index.ts'
import { createTopupService, createTopupStaffService } from '../modules/topup/index.ts'
import { richTextReader, type Foundation } from './foundation.ts'

/** What customers pay with, and what they buy in the mall. */
export function moneyServices(foundation: Foundation) {
  const { db, clock, tenant } = foundation
  const currencyCode = tenant.settings.defaultCurrencyCode
  const calendar = calendarAt(tenant.settings.utcOffsetMinutes)
  return {
    coupon: createCouponService(db, clock, calendar),
    couponStaff: createCouponStaffService(db, clock, calendar),
    exchangeRate: createExchangeRateService(db, currencyCode),
    fund: createFundService(db, clock, tenant.settings),
    fundStaff: createFundStaffService(db, clock, currencyCode),
    store: createStoreService(db),
    storeOrder: createStoreOrderService(db, clock),
    storeStaff: createStoreStaffService(db, richTextReader(foundation)),
    topup: createTopupService(db, clock, currencyCode),
    topupStaff: createTopupStaffService(db, clock),
  }
}
