import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setImmediate } from 'node:timers/promises'

import { sql } from 'drizzle-orm'
import { Client } from 'pg'

import { accepted, refused, type Answer } from '../../support/server/apiClient.ts'
import { newCustomer, signIn, type TestCustomer } from '../../support/server/customers.ts'
import { startFreezingProxy, type FreezingProxy } from '../../support/server/freezingProxy.ts'
import { assertLedgerBalances, balanceOf, creditBalance } from '../../support/server/funds.ts'
import { databaseOn } from '../../support/server/postgresServer.ts'
import { startTestServer, type TestServer } from '../../support/server/startTestServer.ts'

import type { StoreOrderDetail } from '../../../server/contracts/storeOrder.ts'

const ADMIN_URL = process.env['TEST_DATABASE_URL']
const CONNECTIONS = 10
const ORDERS = 5
/** How often each is paid. */
const TIMES = 12
const SKU = 'desk-lamp.1'
const STORE_ORDERS = '/api/u/store/order'
const AT_ONCE = 4
const SHARE = AT_ONCE + 50

describe(
  'while one part of the database is stuck',
  { skip: ADMIN_URL === undefined && 'needs PostgreSQL', timeout: 60_000 },
  () => {
    let proxy: FreezingProxy
    let server: TestServer
    let customer: TestCustomer
    before(async () => {
      proxy = await startFreezingProxy(new URL(ADMIN_URL ?? ''))
      server = await startTestServer({ databasePort: proxy.port })
      customer = await newCustomer(server)
    })
    after(async () => {
      await server.close()
      await proxy.close()
    })

    it('a customer whose calls all wait for a lock keeps nobody else waiting', async () => {
      const stuck = await newCustomer(server)
      await creditBalance(server, stuck, '50000')
      await server.db.execute(sql`update skus set stock = 1000 where id = ${SKU}`)
      const orders = await Promise.all(Array.from({ length: ORDERS }, () => submit(stuck)))
      const funds = Number(await balanceOf(stuck))
      const lock = await lockedAccounts(server)
      const payments = Array.from({ length: TIMES }, () => orders)
        .flat()
        .map(({ id, total }) => ({
          total,
          answer: stuck.api.post(`${STORE_ORDERS}/${id}/pay`, { expectedTotal: total }),
        }))
      const early: Answer<unknown>[] = []
      for (const { answer } of payments) void answer.then((answered) => early.push(answered))
      await lock.isWaitedFor()

      accepted(await customer.api.get('/api/u/user'))
      accepted(await customer.api.get('/health/ready'))
      while (early.length < payments.length - SHARE) await setImmediate()
      for (const answer of early) {
        refused(answer, 429, 'TooManyRequests')
        assert.equal(answer.headers.get('retry-after'), '5')
      }

      await lock.release()
      let spent = 0
      for (const { total, answer } of payments) {
        const { status } = await answer
        assert.ok([200, 409, 429, 503].includes(status), String(status))
        if (status === 200) spent += Number(total)
      }
      assert.ok(spent > 0)
      assert.equal(await balanceOf(stuck), (funds - spent).toFixed(2))
      await assertLedgerBalances(server)
    })

    it('a server whose connections are all in use is ready', async () => {
      let free = (): void => undefined
      const wait = new Promise<void>((resolve) => (free = resolve))
      const taken: (() => void)[] = []
      const all = Promise.all(
        Array.from({ length: CONNECTIONS }, () => new Promise<void>((resolve) => taken.push(resolve))),
      )
      const transactions = Array.from({ length: CONNECTIONS }, (_, index) =>
        server.db.transaction(async (tx) => {
          await tx.execute(sql`select 1`)
          taken[index]?.()
          await wait
        }),
      )
      await all
      accepted(await customer.api.get('/health/ready'))
      free()
      await Promise.all(transactions)
    })

    it('a server is not ready before the database answers, but alive', async () => {
      const fresh = await signIn(server, customer)
      const order: string[] = []
      const noted = async (name: string, call: Promise<Answer<unknown>>) => {
        const answer = await call
        order.push(name)
        return answer
      }
      proxy.freeze()
      const read = noted('read', fresh.get('/api/u/user'))
      accepted(await noted('live', fresh.get('/health/live')))
      const checks = Array.from({ length: 20 }, () => fresh.get('/health/ready'))
      for (const check of checks) refused(await noted('not ready', check), 503, 'NotReady')
      assert.equal(order.includes('read'), false, order.join())
      proxy.thaw()
      accepted(await read)
      while ((await fresh.get('/health/ready')).status !== 200);
    })
  },
)

async function submit({ api }: TestCustomer): Promise<StoreOrderDetail> {
  const order = { skuId: SKU, quantity: 1, addressee: 'warehouse' }
  return accepted(await api.post<StoreOrderDetail>(STORE_ORDERS, order))
}

/** Locks every customer's account, from outside of the server. */
async function lockedAccounts({ db }: TestServer) {
  const answer = await db.execute(sql`select current_database() as name`)
  const [row] = (answer as { rows: { name: string }[] }).rows
  const connectionString = databaseOn(ADMIN_URL ?? '', row?.name ?? assert.fail())
  // Two connections: in the holder's transaction, the first look at the activity would count for all.
  const holder = new Client({ connectionString })
  const watcher = new Client({ connectionString })
  await Promise.all([holder.connect(), watcher.connect()])
  await holder.query('begin')
  await holder.query('select 1 from fund_accounts for update')
  return {
    isWaitedFor: async () => {
      const look = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      while (((await watcher.query(look)).rowCount ?? 0) < AT_ONCE);
    },
    release: () => Promise.all([holder.end(), watcher.end()]),
  }
}
