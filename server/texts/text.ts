import { APP_NAME } from './brand.ts'
import { CATALOGUE, type TextKey } from './catalogue/index.ts'
import { localised, type Localised } from './localised.ts'

import type { Language } from '../contracts/enumerations.ts'
import type { Catalogue } from './catalogue/Catalogue.ts'

export type { TextKey }

/** Values that take the place of `{name}` in a text (`{app}` is always the product's name): as they are, by a key of the catalogue, or in every language. */
export type TextParams = Readonly<Record<string, string | number | { readonly key: TextKey } | Localised>>

const HOLE = /\{(\w+)(?:\|([^|}]+)\|([^|}]+))?\}/g

/** A text of the catalogue in the asked language. `{days|day|days}` is the word that goes with the number. */
export function text(language: Language, key: TextKey, params: TextParams = {}): string {
  return localisedText(key)[language].replace(HOLE, (hole, name: string, one?: string, many?: string) => {
    const value = params[name] ?? (name === 'app' ? APP_NAME : hole)
    if (typeof value === 'object') return 'key' in value ? text(language, value.key) : value[language]
    return (String(value) === '1' ? one : many) ?? String(value)
  })
}

/**
 * A text of the catalogue in every language, its holes unfilled.
 *
 * @throws Error for a key that is not there, which only a program that wasn't type checked asks for
 */
export function localisedText(key: TextKey): Localised {
  const texts: Catalogue = CATALOGUE
  const found = texts[key]
  if (!found) throw new Error(`server/texts/catalogue has no text '${key}'`)
  return localised(...found)
}
