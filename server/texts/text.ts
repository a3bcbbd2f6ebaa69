import { en } from './en.ts'
import { zhHans, type TextKey, type Texts } from './zhHans.ts'

import type { Language } from '../contracts/enumerations.ts'

const CATALOGUES: Readonly<Record<Language, Texts>> = { 'zh-Hans': zhHans, en }

/** Values that take the place of `{name}` in a text; one with a key is a text itself. */
export type TextParams = Readonly<Record<string, string | number | { readonly key: TextKey }>>

/** A text of the catalogue in the asked language. */
export function text(language: Language, key: TextKey, params: TextParams = {}): string {
  return CATALOGUES[language][key].replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = params[name] ?? hole
    return typeof value === 'object' ? text(language, value.key) : String(value)
  })
}
