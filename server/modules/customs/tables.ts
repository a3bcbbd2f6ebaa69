import { readdirSync, readFileSync } from 'node:fs'

import { Value } from 'typebox/value'

import { Destination, GoodsTable, type Source } from './tableSchema.ts'

import type { Static, TSchema } from 'typebox'

/** The customs tables of `server/customs`, checked. */
export interface CustomsTables extends GoodsTable {
  /** By country code. */
  readonly destinations: ReadonlyMap<string, Destination>
}

const FOLDER = new URL('../../customs/', import.meta.url)
const GOODS_FILE = 'goods.json'

/**
 * Reads the tables.
 *
 * @throws Error that names the file and what is wrong in it
 */
export function readTables(folder: URL = FOLDER): CustomsTables {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json') && file !== GOODS_FILE)
  const goods = read(folder, GOODS_FILE, GoodsTable)
  requireSources(GOODS_FILE, goods.sources, [goods.chapterSource])
  const unnamed = goods.goods.flatMap(({ chapters }) => chapters).find((code) => !(code in goods.chapters))
  if (unnamed !== undefined) throw new Error(`${GOODS_FILE}: chapter ${unnamed} has no name`)
  const destinations = files.map((file) => readDestination(folder, file))
  return { ...goods, destinations: new Map(destinations.map((table) => [table.countryCode, table])) }
}

function readDestination(folder: URL, file: string): Destination {
  const table = read(folder, file, Destination)
  const facts = [
    ...table.limits,
    ...table.goods,
    ...table.identity,
    ...(table.reviewed ? [table.reviewed] : []),
  ]
  requireSources(
    file,
    table.sources,
    facts.map(({ source }) => source),
  )
  return table
}

function read<T extends TSchema>(folder: URL, file: string, schema: T): Static<T> {
  const table: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
  if (Value.Check(schema, table)) return table
  const [first] = Value.Errors(schema, table)
  throw new Error(`${file}: ${first?.instancePath ?? ''} ${first?.message ?? 'is malformed'}`)
}

function requireSources(file: string, sources: Record<string, Source>, named: readonly string[]): void {
  const missing = named.find((key) => !(key in sources))
  if (missing !== undefined) throw new Error(`${file}: there is no source '${missing}'`)
}
