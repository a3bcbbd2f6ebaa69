import { APP_NAME } from '../texts/brand.ts'
import { localised } from '../texts/localised.ts'

import type { Tenant } from '../base/tenant.ts'
import type { warehouses } from '../db/schema/index.ts'

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
    referral: { reward: '10.00' },
    rules: { noticeSeconds: 2 * 60 * 60, submissionHour: 10 },
    storage: { freeDays: 30, dailyFee: '1.00' },
    utcOffsetMinutes: 8 * 60,
    volumeDivisor: 6000,
  },
}

const TIP = localised(
  '收件人和详细地址中的识别码请勿删改，否则包裹无法自动归到您的账户。',
  'Keep the ID code in the recipient and the address: without it your parcel cannot be matched to your account.',
)

/** The first takes in whatever names no other. */
export const WAREHOUSES: (typeof warehouses.$inferInsert)[] = [
  {
    id: 'warehouse-guangzhou',
    displayName: localised('广州仓', 'Guangzhou warehouse'),
    recipient: APP_NAME['zh-Hans'],
    mobile: '13800138000',
    postCode: '510470',
    lv0DisplayName: localised('中国', 'China'),
    lv1DisplayName: localised('广东省', 'Guangdong'),
    lv2DisplayName: localised('广州市', 'Guangzhou'),
    lv3DisplayName: localised('白云区', 'Baiyun District'),
    detailsAddress: '人和镇鹤龙六路 88 号物流园 B 栋 3 号门',
    tips: TIP,
    displayOrder: 10,
  },
  {
    id: 'warehouse-yiwu',
    displayName: localised('义乌仓', 'Yiwu warehouse'),
    recipient: APP_NAME['zh-Hans'],
    mobile: '13900139000',
    postCode: '322000',
    lv0DisplayName: localised('中国', 'China'),
    lv1DisplayName: localised('浙江省', 'Zhejiang'),
    lv2DisplayName: localised('金华市', 'Jinhua'),
    lv3DisplayName: localised('义乌市', 'Yiwu'),
    detailsAddress: '北苑街道春晗路 366 号物流园 2 栋 5 号门',
    tips: TIP,
    displayOrder: 20,
  },
]
