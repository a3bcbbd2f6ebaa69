import type { Language } from '../contracts/enumerations.ts'

/** A text in every language of the product, as reference data keeps it. */
export type Localised = Readonly<Record<Language, string>>

/** A text in both languages. */
export function localised(zhHans: string, en: string): Localised {
  return { 'zh-Hans': zhHans, en }
}
