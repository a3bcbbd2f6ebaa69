import { APP_NAME } from '../texts/brand.ts'
import { localised } from '../texts/localised.ts'

import type { Tenant } from '../base/tenant.ts'

/** The one tenant: warehouses in Guangdong and Zhejiang that forward overseas. */
export const TENANT: Tenant = {
  id: 'default-tenant',
  displayName: APP_NAME,
  settings: {
    defaultCurrencyCode: 'CNY',
    declaredCurrencies: ['CNY', 'USD', 'SGD', 'MYR', 'AUD', 'NZD', 'CAD'],
    customerService: {
      email: 'service@example.com',
      mobile: '020-8000-0000',
      workingHours: localised(
        '周一至周六 9:00–18:00（北京时间）',
        'Monday to Saturday 9:00–18:00 (Beijing time)',
      ),
    },
    insurance: { rate: '0.01', minimumPremium: '1.00', maximumInsuredValue: '50000.00' },
    payment: { freeDays: 7, days: 30 },
    referral: { reward: '10.00' },
    rules: { noticeSeconds: 2 * 60 * 60, submissionHour: 10 },
    storage: { freeDays: 30, dailyFee: '1.00' },
    utcOffsetMinutes: 8 * 60,
    volumeDivisor: 6000,
  },
}
