import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import { openEmbedded } from '../../../server/db/embedded.ts'
import { isOutage } from '../../../server/db/outage.ts'
import { prepared } from '../../../server/db/prepared.ts'
import { tenants } from '../../../server/db/schema/index.ts'

import type { DatabaseConnection } from '../../../server/db/client.ts'

const findTenants = prepared((db) => db.select().from(tenants))

describe('an embedded database in a directory', () => {
  let directory = ''
  let connection: DatabaseConnection
  let free = Infinity
  before(async () => {
    directory = await mkdtemp(join(tmpdir(), 'embedded-'))
    connection = await openEmbedded({ directory, freeBytes: () => free })
  })
  after(async () => {
    free = Infinity
    await connection.close()
    await rm(directory, { recursive: true, force: true })
  })

  it('shortens its write-ahead log when it tidies up', async () => {
    const segments = async () =>
      (await readdir(join(directory, 'pg_wal'))).filter((name) => /^[\dA-F]{24}$/.test(name)).length
    const record = sql`select pg_logical_emit_message(true, 'test', repeat('x', 10000000))`
    for (let count = 0; count < 10; count += 1) await connection.db.execute(record)
    const grown = await segments()
    assert.ok(grown >= 6, String(grown))
    await connection.tidy()
    assert.ok((await segments()) < grown)
  })

  it('is an outage while its disk is nearly full, and works again afterwards', async () => {
    free = 1000
    const read = () => connection.db.execute(sql`select 1`)
    const preparedRead = () => findTenants(connection.db, {})
    const transaction = () => connection.db.transaction((tx) => tx.execute(sql`select 1`))
    const isRefused = (error: unknown) => isOutage(error)
    // It looks once a second.
    while (await connection.isReady());
    await assert.rejects(read, isRefused)
    await assert.rejects(preparedRead, isRefused)
    await assert.rejects(transaction, isRefused)
    await assert.rejects(openEmbedded({ directory, freeBytes: () => free }), /64 MB/)
    free = Infinity
    await read()
    await preparedRead()
    await transaction()
  })
})
