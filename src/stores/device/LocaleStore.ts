import { makeAutoObservable } from 'mobx'

import { setLocale } from '@/i18n'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/model/enumerations/session'
import { loadTexts } from '@/platform/build/textFiles'
import { setDocumentLanguage } from '@/platform/device/documentLanguage'
import { readStored, writeStored } from '@/platform/storage/storage'

/** Survives signing out: the language isn't personal data. */
export const LOCALE_STORAGE_KEY = 'locale'

/** The language of the app: zh-Hans until the customer chooses another (spec section 9). */
export class LocaleStore {
  locale: Locale = DEFAULT_LOCALE
  private chosen: Locale = DEFAULT_LOCALE

  constructor() {
    makeAutoObservable<this, 'chosen'>(this, { chosen: false }, { autoBind: true })
  }

  /** Restores the persisted choice at start-up; an invalid one is ignored. */
  restore(): void {
    this.apply(readStored(LOCALE_STORAGE_KEY, isLocale) ?? DEFAULT_LOCALE)
  }

  /** @returns false if the texts couldn't be loaded; the language stays as it was */
  async select(locale: Locale): Promise<boolean> {
    this.chosen = locale
    try {
      // A later choice wins. Loops because code loaded meanwhile may need more texts.
      for (let texts = loadTexts(locale); texts && this.chosen === locale; texts = loadTexts(locale))
        await texts
    } catch {
      return this.chosen !== locale
    }
    if (this.chosen !== locale) return true
    writeStored(LOCALE_STORAGE_KEY, locale)
    this.apply(locale)
    return true
  }

  private apply(locale: Locale): void {
    this.locale = locale
    this.chosen = locale
    setLocale(locale)
    setDocumentLanguage(locale)
  }
}
