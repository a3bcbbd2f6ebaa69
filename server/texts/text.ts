import { APP_NAME } from './brand.ts'
import { CATALOGUE, type TextKey } from './catalogue/index.ts'
import { localised, type Localised } from './localised.ts'

import type { Language } from '../contracts/enumerations.ts'
import type { Catalogue } from './catalogue/Catalogue.ts'

export type { TextKey }

/**
 * What replaces `{name}` in a text: a value, a text of the catalogue by its key, or a text in every language. `{app}`
 * is always the product's name.
 */
export type TextParams = Readonly<Record<string, string | number | { readonly key: TextKey } | Localised>>

const PLACEHOLDER = /\{(\w+)(?:\|([^|}]+)\|([^|}]+))?\}/g

/** A text of the catalogue in a language. `{days|day|days}` becomes the first word if `days` is 1, else the second. */
export function text(language: Language, key: TextKey, params: TextParams = {}): string {
  return localisedText(key)[language].replace(
    PLACEHOLDER,
    (placeholder, name: string, one?: string, many?: string) => {
      const value = params[name] ?? (name === 'app' ? APP_NAME : placeholder)
      if (typeof value === 'object') return 'key' in value ? text(language, value.key) : value[language]
      return (String(value) === '1' ? one : many) ?? String(value)
    },
  )
}

/**
 * A text of the catalogue in every language, with its placeholders.
 *
 * @throws Error for a key that is not there: keys from the database are not type checked
 */
export function localisedText(key: TextKey): Localised {
  const texts: Catalogue = CATALOGUE
  const found = texts[key]
  if (!found) throw new Error(`server/texts/catalogue has no text '${key}'`)
  return localised(...found)
}
