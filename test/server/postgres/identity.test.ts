import assert from 'node:assert/strict'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import { DAY_MS } from '../../../server/base/time/clock.ts'
import { cleanUp, endOverdue } from '../../../server/operations/housekeeping.ts'
import { createLog } from '../../../server/start/log.ts'
import { createIdentitySeal } from '../../../server/modules/address/identitySeal.ts'
import { ensureSecret } from '../../../server/base/crypto/secretFile.ts'
import { runCommand } from '../../../server/operations/cli/cli.ts'
import { accepted, refused } from '../../support/server/apiClient.ts'
import { newCustomer, signIn, type TestCustomer } from '../../support/server/customers.ts'
import { ADDRESSES, newAddress, orderStaff, ORDERS, submitOrder } from '../../support/server/orders.ts'
import { creditBalance, operatorOf } from '../../support/server/funds.ts'
import { startTestServer, type TestServer } from '../../support/server/startTestServer.ts'

import type { LogisticsOrderDetail } from '../../../server/contracts/logisticsOrder.ts'

const NUMBER = 'E12345678'
const SHOWN = 'E1234****8'

const openPath = (code: string) => `/api/admin/warehouse/order/${code}/open-id-document`

describe('the number of an identity document', () => {
  const lines: string[] = []
  let server: TestServer
  let customer: TestCustomer
  let order: LogisticsOrderDetail
  before(async () => {
    server = await startTestServer({ log: createLog('info', { write: (line) => void lines.push(line) }) })
    customer = await newCustomer(server)
    const address = await newAddress(customer, { idDocument: NUMBER })
    order = await submitOrder(server, customer, { addressId: address.id })
    assert.deepEqual([address.idDocument, order.shippingAddress.idDocument], [SHOWN, SHOWN])
    await customer.api.delete(`${ADDRESSES}/${address.id}`)
  })
  after(() => server.close())

  it('is nowhere in the database in full', async () => {
    await newAddress(customer, { idDocument: NUMBER })
    for (const table of ['addresses', 'logistics_orders', 'idempotency_keys']) {
      const found = await server.db.execute(
        sql`select count(*)::int as count from ${sql.identifier(table)} t where t::text like ${`%${NUMBER}%`}`,
      )
      assert.deepEqual((found as { rows: unknown[] }).rows, [{ count: 0 }], table)
    }
  })

  it('is opened by staff for one order, which the log tells without the number', async () => {
    const command = ['open-id-document', order.code]
    const environment = { WAREHOUSE_API: server.url, OPERATOR_TOKEN: server.operatorToken }
    assert.equal(await runCommand(command, environment), NUMBER)
    const told = lines.filter((line) => line.includes('an identity document was opened'))
    assert.equal(told.length, 1)
    assert.ok(told[0]?.includes(order.code))
    assert.ok(!lines.join('').includes(NUMBER))
    refused(await customer.api.post(openPath(order.code)), 403)
    refused(await operatorOf(server).post(openPath('NO-SUCH-ORDER')), 404, 'OrderCodeUnknown')
  })

  it('is taken out of an order within six months of its delivery', async () => {
    const operator = operatorOf(server)
    const staff = orderStaff(operator)
    await staff.process(order.code)
    const { total } = await staff.weigh(order.code)
    await creditBalance(server, customer, '1000.00')
    accepted(await customer.api.post(`${ORDERS}/${order.id}/pay`, { expectedTotal: total }))
    await staff.ship(order.code)
    await staff.call(order.code, 'sign')
    const passTime = async (days: number): Promise<void> => {
      server.clock.advance(days * DAY_MS)
      await endOverdue(server.db, server.clock.now())
      await cleanUp(server.db, server.clock.now())
    }
    await passTime(15)
    await passTime(100)
    assert.deepEqual(accepted(await operator.post(openPath(order.code))), { idDocument: NUMBER })
    await passTime(60)
    refused(await operator.post(openPath(order.code)), 409, 'IdDocumentMissing')
    const shown = await (await signIn(server, customer)).get<LogisticsOrderDetail>(`${ORDERS}/${order.id}`)
    assert.equal(accepted(shown).shippingAddress.idDocument, null)
  })
})

describe('a sealed number', () => {
  const seal = createIdentitySeal('a key')
  const kept = seal.close('customer-1', NUMBER)

  it('begins with what may be shown, and differs each time', () => {
    assert.ok(kept.startsWith(`${SHOWN} `))
    assert.ok(!kept.includes(NUMBER))
    assert.notEqual(seal.close('customer-1', NUMBER), kept)
  })

  it('opens with the same key for the same customer alone', () => {
    assert.equal(createIdentitySeal('a key').open('customer-1', kept), NUMBER)
    assert.equal(createIdentitySeal('another key').open('customer-1', kept), null)
    assert.equal(seal.open('customer-2', kept), null)
    assert.equal(seal.open('customer-1', kept.slice(0, -4)), null)
  })
})

describe('a secret of the data directory', () => {
  it('is made once and readable by its owner only, also if two ask for it at once', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'secret-'))
    try {
      const [first, second] = await Promise.all([ensureSecret(dir, 'key'), ensureSecret(dir, 'key')])
      assert.equal(first, second)
      assert.equal(await ensureSecret(dir, 'key'), first)
      assert.equal((await stat(join(dir, 'key'))).mode & 0o777, 0o600)
    } finally {
      await rm(dir, { recursive: true, force: true })
    }
  })
})
