import { reaction } from 'mobx'

import { isApiError } from '@/model/call/ApiError'
import type { Locale } from '@/model/enumerations/session'

import type { Stores } from '../StoresContext'

/** Where the app names values of the server's enumerations: `<prefix>.<value>` are the keys of its texts. */
const PREFIXES: Readonly<Record<string, readonly string[]>> = {
  ParcelStatus: ['parcel.status'],
  BusinessType: ['declaration.business', 'order.business'],
  ReceivingMethod: ['order.receiving'],
  AfterSalesStatus: ['afterSales.status'],
  AfterSalesKind: ['afterSales.kind'],
}

/**
 * Asks the server what it calls the values, now and whenever another language is chosen. Until it answers, and
 * where it can't, the app's own texts stand.
 *
 * @param take is given the names by the keys of the texts that they stand for
 * @returns ends it
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
