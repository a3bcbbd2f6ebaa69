import type { Language } from '../contracts/enumerations.ts'

/** A name or sentence in every language of the product, as reference data keeps it. */
export type Localised = Readonly<Record<Language, string>>

/** Both languages of a name, in the order zh-Hans, en. */
export function localised(zhHans: string, en: string): Localised {
  return { 'zh-Hans': zhHans, en }
}
