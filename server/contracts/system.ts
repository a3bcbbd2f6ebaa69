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
  type: Type.String(),
  list: Type.Array(ref(SystemEnumItem)),
})
export type SystemEnum = Static<typeof SystemEnum>

export const SystemEnumListRequest = entity('SystemEnumListRequest', {
  types: Type.Optional(
    Type.Array(Type.String({ maxLength: 50 }), { maxItems: 50, description: 'All when absent' }),
  ),
})
