import { Type, type Static } from 'typebox'

import { CurrencyCode, Id, Money } from './common.ts'
import { LANGUAGES } from './enumerations.ts'
import { closed, entity, nullable, ref, words } from './schema.ts'

export const LanguageName = words('Language', LANGUAGES)

/** 12 in a browser, 52 in WeChat. */
export const PLATFORMS = [12, 52] as const
export const Platform = Type.Unsafe<(typeof PLATFORMS)[number]>({ type: 'integer', enum: PLATFORMS })

export const SiteConfigurationQuery = closed({ platform: Type.Optional(Platform) })

export const SiteConfiguration = entity('SiteConfiguration', {
  appName: Type.String(),
  version: Type.String(),
  tenantId: Id,
  tenantName: Type.String(),
  defaultLanguage: ref(LanguageName),
  languages: Type.Array(ref(LanguageName)),
  defaultCurrencyCode: CurrencyCode,
  currencies: Type.Array(
    closed({ currencyCode: CurrencyCode, currencySymbol: Type.String(), displayName: Type.String() }),
  ),
  declaredCurrencies: Type.Array(CurrencyCode, { description: 'In which a parcel’s value may be declared' }),
  customerService: closed({
    email: Type.String(),
    mobile: nullable(Type.String()),
    workingHours: Type.String(),
  }),
  insurance: closed({
    rate: Type.String({ description: 'Premium per insured value, such as "0.01"' }),
    minimumPremium: Money,
    maximumInsuredValue: Money,
  }),
  storage: closed({ freeDays: Type.Integer(), dailyFee: Money, currencyCode: CurrencyCode }),
  volumeDivisor: Type.Integer({ description: 'cm³ that count as one kilogram' }),
  webViewHosts: Type.Array(Type.String(), {
    description: 'Hosts whose pages, and whose subdomains’ pages, the mini program may open',
  }),
  upload: closed({
    maxBytes: Type.Integer(),
    contentTypes: Type.Array(Type.String()),
    maxImagesPerParcel: Type.Integer(),
  }),
})
export type SiteConfiguration = Static<typeof SiteConfiguration>

export const SystemEnumItem = entity('SystemEnumItem', {
  name: Type.String({ description: 'What a customer reads' }),
  valueStr: Type.String({ description: 'The code, as text' }),
})

export const SystemEnum = entity('SystemEnum', {
  type: Type.String({ description: 'Its name; of a free index, the index' }),
  list: Type.Array(ref(SystemEnumItem)),
})
export type SystemEnum = Static<typeof SystemEnum>

export const SystemEnumList = entity('SystemEnumList', { items: Type.Array(ref(SystemEnum)) })
export type SystemEnumList = Static<typeof SystemEnumList>

/** The enumerations by their index. Indexes never change; those after the last one up to 41 are free. */
export const SYSTEM_ENUM_TYPES = [
  'LoginStatus',
  'Language',
  'LoginPlatform',
  'PaymentMethod',
  'FundAccountLogType',
  'TopupStatus',
  'CouponType',
  'CouponUseType',
  'MyCouponStatus',
  'CouponBusinessType',
  'UserType',
  'BusinessType',
  'PricingType',
  'MeteringType',
  'LinkType',
  'OrderKind',
  'LogisticsOrderStatus',
  'ParcelStatus',
  'ReceivingMethod',
  'AdditionalServiceType',
  'StoreOrderStatus',
  'AfterSalesStatus',
  'AfterSalesKind',
  'UnclaimedParcelStatus',
] as const
export type SystemEnumType = (typeof SYSTEM_ENUM_TYPES)[number]

const INDEX_TABLE = SYSTEM_ENUM_TYPES.map((type, index) => `${index} ${type}`).join(', ')

export const SystemEnumListRequest = entity('SystemEnumListRequest', {
  types: Type.Optional(
    Type.Array(
      Type.Union([
        Type.Integer({ minimum: 0, maximum: 41 }),
        Type.String({ pattern: '^([0-9]|[1-3][0-9]|4[01]|[A-Za-z]\\w{0,49})$' }),
      ]),
      {
        maxItems: 50,
        description: `Names or indexes, as numbers or as text; all when absent or empty. ${INDEX_TABLE}; the rest up to 41 is free and has an empty list`,
      },
    ),
  ),
})
export type SystemEnumListRequest = Static<typeof SystemEnumListRequest>
