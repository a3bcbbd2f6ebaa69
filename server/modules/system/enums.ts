import * as wire from '../../contracts/enumerations.ts'
import { ENUM_NAMES } from './enumNames.ts'

import type { Language } from '../../contracts/enumerations.ts'
import type { SystemEnum } from '../../contracts/system.ts'

type Codes = Readonly<Record<string, number>> | readonly string[]

/** The enumerations that the app may ask for, by their type. */
const ENUMS: Readonly<Record<string, Codes>> = {
  LoginStatus: wire.LoginStatus,
  Language: wire.LANGUAGES,
  LoginPlatform: wire.LOGIN_PLATFORMS,
  ParcelStatus: wire.ParcelStatus,
  LogisticsOrderStatus: wire.LogisticsOrderStatus,
  PaymentMethod: wire.PaymentMethod,
  FundAccountLogType: wire.FundAccountLogType,
  TopupStatus: wire.TopupStatus,
  CouponType: wire.CouponType,
  CouponUseType: wire.CouponUseType,
  MyCouponStatus: wire.MyCouponStatus,
  CouponBusinessType: wire.CouponBusinessType,
  UserType: wire.UserType,
  BusinessType: wire.BusinessType,
  PricingType: wire.PricingType,
  MeteringType: wire.MeteringType,
  LinkType: wire.LinkType,
  OrderKind: wire.ORDER_KINDS,
}

/**
 * The wire's enumerations with names for customers.
 *
 * @param types which ones; all when absent, unknown ones are left out
 */
export function systemEnums(language: Language, types: readonly string[] = Object.keys(ENUMS)): SystemEnum[] {
  return types.flatMap((type) => {
    const codes = Object.hasOwn(ENUMS, type) ? ENUMS[type] : undefined
    return codes ? [{ type, list: itemsOf(type, codes, language) }] : []
  })
}

function itemsOf(type: string, codes: Codes, language: Language): SystemEnum['list'] {
  const entries = Array.isArray(codes)
    ? codes.map((word: string) => [word, word] as const)
    : Object.entries(codes)
  return entries.map(([key, value]) => ({
    name: ENUM_NAMES[type]?.[key]?.[language] ?? key,
    valueStr: String(value),
  }))
}
