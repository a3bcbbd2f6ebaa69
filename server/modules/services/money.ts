import { calendarAt } from '../../calendar.ts'
import { createCouponService } from '../coupon/service.ts'
import { createExchangeRateService } from '../exchangeRate/service.ts'
import { createFundService } from '../fund/service.ts'
import { createStoreService } from '../store/service.ts'
import { createStoreOrderService } from '../storeOrder/service.ts'
import { createTopupService } from '../topup/service.ts'

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
