import { makeAutoObservable } from 'mobx'

import { setLocale } from '@/i18n'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/model/enumerations/session'
import { setDocumentLanguage } from '@/platform/device/documentLanguage'
import { readStored, writeStored } from '@/platform/storage/storage'

/** Survives signing out: a language is nobody's secret. */
export const LOCALE_STORAGE_KEY = 'locale'

/** The language of the app: zh-Hans until the customer chooses another (spec section 9). */
export class LocaleStore {
  locale: Locale = DEFAULT_LOCALE

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Reads the persisted choice at start-up; a broken one counts as none. */
  restore(): void {
    this.apply(readStored(LOCALE_STORAGE_KEY, isLocale) ?? DEFAULT_LOCALE)
  }

  select(locale: Locale): void {
    writeStored(LOCALE_STORAGE_KEY, locale)
    this.apply(locale)
  }

  private apply(locale: Locale): void {
    this.locale = locale
    setLocale(locale)
    setDocumentLanguage(locale)
  }
}
