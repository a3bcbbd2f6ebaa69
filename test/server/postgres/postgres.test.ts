import assert from 'node:assert/strict'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { after, before, describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import { reasonOf } from '../../../server/db/errorRecord.ts'
import { isOutage } from '../../../server/db/outage.ts'
import { openPostgres } from '../../../server/db/postgres.ts'
import { freePort } from '../../support/freePort.ts'
import { startFreezingProxy, type FreezingProxy } from '../../support/server/freezingProxy.ts'

import type { Database } from '../../../server/db/client.ts'

const ADMIN_URL = process.env['TEST_DATABASE_URL']
/** What housekeeping and the autopilot do; every hour, all of it starts at the same moment. */
const JOBS = 9
const LIMITS = { startMs: 0, connectMs: 200, lockMs: 100, statementMs: 300, answerMs: 2000, idleMs: 300 }

describe('a PostgreSQL server that does not answer', () => {
  let silent: Server
  before(async () => {
    silent = createServer()
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  })
  after(() => silent.close())

  it('is not waited for without end', { timeout: 5000 }, async () => {
    const { port } = silent.address() as AddressInfo
    await assert.rejects(
      openPostgres(`postgres://somebody@127.0.0.1:${port}/parcels`, { limits: LIMITS }),
      /DATABASE_URL.*cannot be reached: .*timeout/,
    )
  })
})

describe(
  'a PostgreSQL server that is still coming up',
  { skip: ADMIN_URL === undefined && 'needs PostgreSQL', timeout: 20_000 },
  () => {
    it('is waited for', async () => {
      const [target, port] = [new URL(ADMIN_URL ?? ''), await freePort()]
      const url = new URL(target)
      url.port = String(port)
      let proxy: FreezingProxy | undefined
      const reasons: string[] = []
      const onWait = (reason: string): void => {
        reasons.push(reason)
        void startFreezingProxy(target, port).then((started) => (proxy = started))
      }
      const connection = await openPostgres(url.href, { onWait })
      assert.ok(await connection.isReady())
      assert.equal(reasons.length, 1)
      assert.match(reasons[0] ?? '', /ECONNREFUSED/)
      await connection.close()
      await proxy?.close()
    })
  },
)

describe(
  'background jobs on a PostgreSQL server',
  { skip: ADMIN_URL === undefined && 'needs PostgreSQL', timeout: 20_000 },
  () => {
    it('can all work at once, each beside the connection of its lock', async () => {
      const { background, onlyOne, close } = await openPostgres(ADMIN_URL ?? '')
      let begun = 0
      let free = (): void => undefined
      const all = new Promise<void>((resolve) => (free = resolve))
      const work = () =>
        background.transaction(async (tx) => {
          await tx.execute(sql`select 1`)
          begun += 1
          if (begun === JOBS) free()
          await all
        })
      try {
        const jobs = Array.from({ length: JOBS }, (_, index) => onlyOne(`job ${index}`, work))
        assert.ok((await Promise.all(jobs)).every(Boolean))
      } finally {
        free()
        await close()
      }
    })
  },
)

describe(
  'a statement on a PostgreSQL server',
  { skip: ADMIN_URL === undefined && 'needs PostgreSQL', timeout: 20_000 },
  () => {
    it('gives up waiting for a lock', async () => {
      const { db, close } = await openPostgres(ADMIN_URL ?? '', { limits: LIMITS })
      const lock = sql`select pg_advisory_xact_lock(730105, 99)`
      try {
        await db.transaction(async (tx) => {
          await tx.execute(lock)
          const waiting = await db.execute(lock).catch((error: unknown) => error)
          assert.match(reasonOf(waiting), /lock timeout/)
          assert.ok(isOutage(waiting))
        })
      } finally {
        await close()
      }
    })

    it('is ended after its time, and so is a transaction that stands still', async () => {
      const { db, close } = await openPostgres(ADMIN_URL ?? '', { limits: LIMITS })
      try {
        const slow = await db.execute(sql`select pg_sleep(5)`).catch((error: unknown) => reasonOf(error))
        assert.match(String(slow), /statement timeout/)
        const standing = db.transaction(async (tx) => {
          const answer = await tx.execute(sql`select pg_backend_pid() as pid`)
          const [row] = (answer as { rows: { pid: number }[] }).rows
          await untilGone(db, row?.pid ?? assert.fail())
          await tx.execute(sql`select 1`)
        })
        await assert.rejects(standing)
        const free = await db.execute(sql`select 1 as one`)
        assert.deepEqual((free as { rows: unknown[] }).rows, [{ one: 1 }])
      } finally {
        await close()
      }
    })
  },
)

/** Asks on other connections until the server has ended this one; the test's own limit ends the wait. */
async function untilGone(db: Database, pid: number): Promise<void> {
  for (;;) {
    const alive = await db.execute(sql`select 1 from pg_stat_activity where pid = ${pid}`)
    if ((alive as { rows: unknown[] }).rows.length === 0) return
  }
}
