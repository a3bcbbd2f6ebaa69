import type { Locale } from '@/model/enumerations/session'

export type AddressLabel = 'address.labelHome' | 'address.labelWork' | 'address.labelSchool'

/** In every language at once: a label is stored in the language that it was chosen in. */
export const ADDRESS_LABEL_TEXTS: Readonly<Record<AddressLabel, Readonly<Record<Locale, string>>>> = {
  'address.labelHome': { 'zh-Hans': '家', en: 'Home' },
  'address.labelWork': { 'zh-Hans': '公司', en: 'Work' },
  'address.labelSchool': { 'zh-Hans': '学校', en: 'School' },
}
