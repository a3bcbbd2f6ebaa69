import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'

import { declaredNameRows } from '../../../server/seed/tables/declaredNames.ts'
import { regionGroupRows } from '../../../server/seed/regions/regions.ts'
import { shippingMethodTypeRows } from '../../../server/seed/tables/shippingReference.ts'
import { readTables } from '../../../server/modules/customs/tables.ts'
import { CURRENCIES } from '../../../server/money/currencies.ts'

const tables = readTables()
const destinations = [...tables.destinations.values()]
const DECLARED_NAMES = declaredNameRows()
const nameIds = new Set(DECLARED_NAMES.map(({ id }) => id))
const methodIds = shippingMethodTypeRows().map(({ id }) => id)

describe('the customs tables', () => {
  it('have every destination', () => {
    const missing = regionGroupRows().filter(({ countryCode }) => !tables.destinations.has(countryCode))
    assert.deepEqual(missing, [])
  })

  it('have a chapter for every item of the catalogue', () => {
    const parents = new Set(DECLARED_NAMES.map(({ parentId }) => parentId))
    const items = DECLARED_NAMES.filter(({ id }) => !parents.has(id))
    const missing = items.filter(
      ({ id, parentId }) =>
        !tables.goods.some(({ names }) => names.includes(id) || names.includes(parentId ?? '')),
    )
    assert.deepEqual(missing, [])
  })

  it('are about items, ways of transport and currencies that there are', () => {
    const facts = destinations.flatMap(({ limits, goods, identity }) => [...limits, ...goods, ...identity])
    const named = [
      ...tables.goods,
      ...destinations.flatMap(({ goods, reviewed }) => [...goods, reviewed ?? []].flat()),
    ]
    const unknown = [
      ...named.flatMap(({ names }) => names).filter((id) => !nameIds.has(id)),
      ...facts.flatMap(({ methods = [] }) => methods).filter((id) => !methodIds.includes(id)),
      ...destinations
        .flatMap(({ limits }) => limits.map(({ currencyCode }) => currencyCode))
        .filter((code) => !CURRENCIES.some(({ currencyCode }) => currencyCode === code)),
    ]
    assert.deepEqual(unknown, [])
  })

  it('have no source that is younger than they are', () => {
    const dates = [tables, ...destinations].flatMap(({ sources }) =>
      Object.values(sources).map(({ date }) => date),
    )
    assert.deepEqual(
      dates.filter((date) => date > tables.version),
      [],
    )
  })
})

describe('a table with a mistake', () => {
  let folder: string
  before(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'customs-'))
  })
  after(() => rmSync(folder, { recursive: true }))

  /** Reads the tables with a text in one file replaced. */
  function readWith(file: string, from: string, to: string) {
    cpSync('server/customs', folder, { recursive: true })
    const content = readFileSync(path.join(folder, file), 'utf8')
    assert.ok(content.includes(from), `${file} holds ${from}`)
    writeFileSync(path.join(folder, file), content.replace(from, to))
    return readTables(pathToFileURL(`${folder}/`))
  }

  it('is named when the server starts', () => {
    assert.throws(
      () => readWith('singapore.json', '"400.00"', '"400"'),
      /singapore\.json: \/limits\/0\/amount/,
    )
    assert.throws(
      () => readWith('canada.json', '"source": "food"', '"source": "hearsay"'),
      /canada\.json: there is no source 'hearsay'/,
    )
    assert.throws(() => readWith('goods.json', '"61"', '"60"'), /goods\.json: chapter \d\d has no name/)
  })
})
