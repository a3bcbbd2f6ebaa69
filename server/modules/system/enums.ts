import * as wire from '../../contracts/enumerations.ts'
import { SYSTEM_ENUM_TYPES, type SystemEnum, type SystemEnumType } from '../../contracts/system.ts'
import { ENUM_NAMES } from './enumNames.ts'

import type { Language } from '../../contracts/enumerations.ts'

type Codes = Readonly<Record<string, number>> | readonly string[]

const ENUMS: Readonly<Record<SystemEnumType, Codes>> = {
  LoginStatus: wire.LoginStatus,
  Language: wire.LANGUAGES,
  LoginPlatform: wire.LOGIN_PLATFORMS,
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
  LogisticsOrderStatus: wire.LogisticsOrderStatus,
  ParcelStatus: wire.ParcelStatus,
  ReceivingMethod: wire.ReceivingMethod,
  AdditionalServiceType: wire.AdditionalServiceType,
  StoreOrderStatus: wire.StoreOrderStatus,
  AfterSalesStatus: wire.AfterSalesStatus,
  AfterSalesKind: wire.AFTER_SALES_KINDS,
  UnclaimedParcelStatus: wire.UnclaimedParcelStatus,
}

/**
 * Enumerations with names for customers.
 *
 * @param types names or indexes, as numbers or as text; without any, all. A free index has an empty list, an unknown
 *   name is left out
 */
export function systemEnums(language: Language, types: readonly (string | number)[] = []): SystemEnum[] {
  const asked = types.length === 0 ? SYSTEM_ENUM_TYPES : types
  return asked.flatMap((nameOrIndex): SystemEnum[] => {
    const isIndex = /^\d+$/.test(String(nameOrIndex))
    const name = isIndex ? SYSTEM_ENUM_TYPES[Number(nameOrIndex)] : nameOrIndex
    const type = SYSTEM_ENUM_TYPES.find((known) => known === name)
    if (type !== undefined) return [{ type, list: itemsOf(type, language) }]
    return isIndex ? [{ type: String(nameOrIndex), list: [] }] : []
  })
}

function itemsOf(type: SystemEnumType, language: Language): SystemEnum['list'] {
  const codes = ENUMS[type]
  const entries = Array.isArray(codes)
    ? codes.map((word: string) => [word, word] as const)
    : Object.entries(codes)
  return entries.map(([key, value]) => ({
    name: ENUM_NAMES[type][key]?.[language] ?? key,
    valueStr: String(value),
  }))
}
