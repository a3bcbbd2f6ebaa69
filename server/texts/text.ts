import { CATALOGUE, type TextKey } from './catalogue/index.ts'
import { localised, type Localised } from './localised.ts'

import type { Language } from '../contracts/enumerations.ts'

export type { TextKey }

/** Values that take the place of `{name}` in a text; one with a key is a text itself. */
export type TextParams = Readonly<Record<string, string | number | { readonly key: TextKey }>>

/** A text of the catalogue in the asked language. */
export function text(language: Language, key: TextKey, params: TextParams = {}): string {
  return localisedText(key)[language].replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = params[name] ?? hole
    return typeof value === 'object' ? text(language, value.key) : String(value)
  })
}

/** A text of the catalogue in every language, its holes unfilled. */
export function localisedText(key: TextKey): Localised {
  const [zhHans, en]: readonly [string, string] = CATALOGUE[key]
  return localised(zhHans, en)
}
