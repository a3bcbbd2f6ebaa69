import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { Value } from 'typebox/value'

import { SEED_DIR } from '../../assets.ts'
import { LANGUAGES, type Language } from '../../contracts/enumerations.ts'
import { blocksOf, splitMarkdown } from './markdown.ts'
import { fillIn, type Placeholders } from './placeholders.ts'

import type { Static, TObject, TProperties, TSchema } from 'typebox'

import type { LocalisedBlocks } from '../../db/schema/columns.ts'
import type { Localised } from '../../texts/localised.ts'

/** The fields of the front matter, and the blocks below it, each in every language. */
type Texts<P extends TProperties> = Readonly<Record<keyof P, Localised>> & {
  readonly content: LocalisedBlocks
}

/**
 * Reads a JSON file.
 *
 * @param file below `server/seed`
 * @throws Error that names the file and the field
 */
export function readTable<T extends TSchema>(file: string, schema: T): Static<T> {
  return inFile(file, (source) => checked(schema, fillIn(JSON.parse(source), undefined)))
}

/**
 * Reads a text in every language, from `<name>.zh-Hans.md` and `<name>.en.md`.
 *
 * @param name below `server/seed`
 * @param head the front matter
 * @throws Error that names the file, and the field or line
 */
export function readTexts<P extends TProperties>(
  name: string,
  head: TObject<P>,
  placeholders: Placeholders = {},
): Texts<P> {
  const texts = LANGUAGES.map((language) => [language, readText(name, head, language, placeholders)] as const)
  const fields = [...Object.keys(head.properties), 'content']
  const inAll = (field: string) =>
    Object.fromEntries(texts.map(([language, text]) => [language, text[field]]))
  return Object.fromEntries(fields.map((field) => [field, inAll(field)])) as Texts<P>
}

function readText(
  name: string,
  head: TObject,
  language: Language,
  placeholders: Placeholders,
): Readonly<Record<string, unknown>> {
  return inFile(`${name}.${language}.md`, (source) => {
    const { fields, body } = splitMarkdown(source)
    const filled = <T>(value: T) => fillIn(value, language, placeholders) as T
    return { ...filled(checked(head, fields)), content: filled(blocksOf(body)) }
  })
}

function checked<T extends TSchema>(schema: T, value: unknown): Static<T> {
  if (Value.Check(schema, value)) return value
  const [first] = Value.Errors(schema, value)
  throw new Error(`${first?.instancePath ?? ''} ${first?.message ?? 'is malformed'}`.trim())
}

function inFile<T>(file: string, read: (source: string) => T): T {
  try {
    return read(readFileSync(join(SEED_DIR, file), 'utf8').replaceAll('\r\n', '\n'))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new Error(`${file}: ${code === 'ENOENT' ? 'is missing' : message}`, { cause: error })
  }
}

/** @throws Error that names the file when the table has nothing of this name */
export function namedIn<T>(file: string, table: Readonly<Record<string, T>>, name: string): T {
  const value = table[name]
  if (value === undefined) throw new Error(`${file}: there is no '${name}'`)
  return value
}
