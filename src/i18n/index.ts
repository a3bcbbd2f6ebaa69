import { observable, runInAction } from 'mobx'
import Translator from 'taro-i18n'

import { DEFAULT_LOCALE, FALLBACK_LOCALE, type Locale } from '@/model/enumerations/session'
import { takeTextFiles } from '@/platform/build/textFiles'

import { addTexts, catalogues } from './catalogues'
import type { MessageKey, MessageParams } from './types'
import './packages/main'

export type { MessageKey } from './types'

const activeLocale = observable.box<Locale>(DEFAULT_LOCALE)
const servedTexts = observable.box<Readonly<Record<string, string>>>({}, { deep: false })
const translator = new Translator(DEFAULT_LOCALE, () => catalogues)

takeTextFiles((locale, texts) => addTexts({ [locale]: texts }), currentLocale)

/** Switches the language of the whole app; only `LocaleStore` calls it. */
export function setLocale(locale: Locale): void {
  translator.setLocale(locale)
  runInAction(() => {
    activeLocale.set(locale)
    servedTexts.set({})
  })
}

/** Sets the server's names in the current language, by text key; `t` prefers them to the app's own texts. */
export function setServedTexts(texts: Readonly<Record<string, string>>): void {
  runInAction(() => servedTexts.set(texts))
}

export function currentLocale(): Locale {
  return activeLocale.get()
}

/** Reads an observable, so a component that calls `t` must be an `observer`. */
export function t<Key extends MessageKey>(key: Key, ...[params]: MessageParams<Key>): string {
  activeLocale.get()
  const text = servedTexts.get()[key] || translator._(key)
  return fill(text === key ? (catalogues[FALLBACK_LOCALE][key] ?? key) : text, params)
}

/** Fills in `[[count]]`; `[[count|day|days]]` becomes the word that goes with the number, without it. */
function fill(text: string, params: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(
    /\[\[(\w+)(?:\|(.+?)\|(.+?))?\]\]/g,
    (hole, name: string, one?: string, many?: string) => {
      const value = String(params[name] ?? hole)
      return (value === '1' ? one : many) ?? value
    },
  )
}
