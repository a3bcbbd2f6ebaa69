import { LANGUAGES, type Language } from '../../contracts/enumerations.ts'
import { APP_NAME } from '../../texts/brand.ts'

/** What a placeholder stands for, by its name; the words after the name are its arguments. */
export type Placeholders = Readonly<Record<string, (...words: string[]) => string>>

const MARK = /\{\{(.*?)\}\}/g

const BRAND: Placeholders = Object.fromEntries(
  LANGUAGES.map((language) => [`brand.name.${language}`, () => APP_NAME[language]]),
)

const isLanguage = (key: string): key is Language => LANGUAGES.some((language) => language === key)

/**
 * Replaces the placeholders in every text of a value: `{{brand.name}}` where the language is known, by the file or by
 * the key of the text, `{{brand.name.en}}` and `{{brand.name.zh-Hans}}` anywhere, and those that are given.
 *
 * @throws Error for an unknown placeholder
 */
export function fillIn(value: unknown, language: Language | undefined, more: Placeholders = {}): unknown {
  if (typeof value === 'string') return fillText(value, language, more)
  if (Array.isArray(value)) return value.map((item) => fillIn(item, language, more))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, fillIn(inner, isLanguage(key) ? key : language, more)]),
  )
}

function fillText(text: string, language: Language | undefined, more: Placeholders): string {
  return text.replace(MARK, (mark: string, inside: string) => {
    const [name = '', ...words] = inside.trim().split(/\s+/)
    if (name === 'brand.name' && language) return APP_NAME[language]
    const valueOf = new Map(Object.entries({ ...BRAND, ...more })).get(name)
    if (!valueOf) throw new Error(`unknown placeholder ${mark}`)
    return valueOf(...words)
  })
}
