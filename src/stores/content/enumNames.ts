import { reaction } from 'mobx'

import { isApiError } from '@/model/call/ApiError'
import type { Locale } from '@/model/enumerations/session'

import type { Stores } from '../StoresContext'

/** Prefixes of the app's own texts for each server enumeration; a value's key is `<prefix>.<value>`. */
const PREFIXES: Readonly<Record<string, readonly string[]>> = {
  ParcelStatus: ['parcel.status'],
  BusinessType: ['declaration.business', 'order.business'],
  ReceivingMethod: ['order.receiving'],
  LogisticsOrderStatus: ['orderList.status'],
  AfterSalesStatus: ['afterSales.status'],
  AfterSalesKind: ['afterSales.kind'],
  FundAccountLogType: ['fundLog.type'],
  TopupStatus: ['topupList.status'],
}

/**
 * Loads the server's names for the values, now and on every change of language. The app's own texts are used
 * until they arrive, or if the request fails.
 *
 * @param take is called with the names, by text key
 * @returns a function that stops following
 */
export function followEnumNames(
  { api, locale }: Pick<Stores, 'api' | 'locale'>,
  take: (texts: Readonly<Record<string, string>>) => void,
): () => void {
  const read = async (asked: Locale) => {
    try {
      const enums = await api.reference.listEnums(Object.keys(PREFIXES))
      if (locale.locale !== asked) return
      const texts: Record<string, string> = {}
      for (const { type, list } of enums) {
        for (const { name, valueStr } of list) {
          for (const prefix of PREFIXES[type] ?? []) texts[`${prefix}.${valueStr}`] = name
        }
      }
      take(texts)
    } catch (error) {
      if (!isApiError(error)) throw error
    }
  }
  return reaction(
    () => locale.locale,
    (asked) => void read(asked),
    { fireImmediately: true },
  )
}
