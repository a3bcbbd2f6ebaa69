import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'

import { formatMoney, parseMoney } from '../../../server/money/money.ts'
import { accepted, ApiClient } from '../../support/server/apiClient.ts'
import { PASSWORD, type TestCustomer } from '../../support/server/customers.ts'
import { assertLedgerBalances, balanceOf, creditBalance } from '../../support/server/funds.ts'
import { newAddress, ORDERS, weighedOrder } from '../../support/server/orders.ts'
import { startProcess, type ServerProcess } from '../../support/server/serverProcess.ts'
import { warehouseOf, type ReachableServer } from '../../support/server/startTestServer.ts'

import type { StoreOrderDetail } from '../../../server/contracts/storeOrder.ts'
import type { Token } from '../../../server/contracts/passport.ts'
import type { User } from '../../../server/contracts/user.ts'

const TARGET = 'payer@example.com'
const OPERATOR_TOKEN = 'an-operator-token-that-only-tests-have'
/** How often the server is killed; each costs a start. */
const KILLS = Number(process.env['CRASH_KILLS'] ?? 1)

/** A payment with its idempotency key. */
interface Payment {
  readonly path: string
  readonly body: object
  readonly headers: { readonly 'idempotency-key': string }
}

describe(
  'payments on a server that is killed',
  { skip: process.env['TEST_DATABASE_URL'] !== undefined },
  () => {
    let dataDir = ''
    let running: ServerProcess | undefined
    before(async () => {
      dataDir = await mkdtemp(join(tmpdir(), 'killed-payments-'))
    })
    after(async () => {
      await running?.stop('SIGKILL')
      await rm(dataDir, { recursive: true, force: true })
    })

    async function start(): Promise<ReachableServer> {
      running = await startProcess(dataDir, [], { RATE_LIMIT: '1000000', OPERATOR_TOKEN })
      const server = { url: running.url, operatorToken: OPERATOR_TOKEN }
      return { ...server, warehouse: warehouseOf(server) }
    }

    async function register({ url }: ReachableServer): Promise<Token> {
      const api = new ApiClient(url)
      accepted(
        await api.post('/api/f/passport/verification-code/send', { target: TARGET, purpose: 'REGISTER' }),
      )
      const code = await (running ?? assert.fail()).printed(/payer@example\.com \(REGISTER\): (\d{6})/)
      const who = { username: 'payer', password: PASSWORD, target: TARGET, code }
      return accepted(
        await api.post<Token>('/api/f/passport/register', { ...who, loginPlatform: 'CodeLogin' }),
      )
    }

    it('each charge once when they are sent again, and leave a ledger that adds up', async () => {
      let server = await start()
      const token = await register(server)
      let customer = await customerOf(server, token)
      await creditBalance(server, customer, formatMoney(BigInt(KILLS) * 400_00n))
      const { id: addressId } = await newAddress(customer)
      for (let kill = 0; kill < KILLS; kill += 1) {
        const before = parseMoney(await balanceOf(customer))
        const { payments, total } = await thingsToPay(server, customer, addressId)
        // Each time after another answer, so that different moments of a payment are hit.
        await sendAll(customer.api, payments, (kill + 1) % payments.length, () => running?.stop('SIGKILL'))
        server = await start()
        customer = await customerOf(server, token)
        const answers = []
        for (const payment of payments) answers.push(accepted(await send(customer.api, payment)))
        assert.equal(await balanceOf(customer), formatMoney(before - total))
        for (const [index, payment] of payments.entries()) {
          assert.deepEqual(accepted(await send(customer.api, payment)), answers[index])
        }
        assert.equal(await balanceOf(customer), formatMoney(before - total))
        await assertLedgerBalances(server)
      }
    })
  },
)

async function customerOf({ url }: ReachableServer, token: Token): Promise<TestCustomer> {
  const api = new ApiClient(url, { token: token.accessToken })
  return { api, token, user: accepted(await api.get<User>('/api/u/user')) }
}

/** A shipment order, a batch of two, and a mall order; each with the payment that pays for it. */
async function thingsToPay(
  server: ReachableServer,
  customer: TestCustomer,
  addressId: string,
): Promise<{ payments: readonly Payment[]; total: bigint }> {
  const orders = []
  for (let count = 0; count < 3; count += 1) orders.push(await weighedOrder(server, customer, { addressId }))
  const [one = assert.fail(), ...batch] = orders
  const mall = accepted(
    await customer.api.post<StoreOrderDetail>('/api/u/store/order', {
      skuId: 'packing-tape.1',
      quantity: 1,
      addressee: 'warehouse',
    }),
  )
  const sum = (things: readonly { readonly total: string }[]) =>
    things.reduce((cents, { total }) => cents + parseMoney(total), 0n)
  const orderIds = batch.map(({ id }) => id)
  return {
    total: sum([...orders, mall]),
    payments: [
      payment(`${ORDERS}/${one.id}/pay`, { expectedTotal: one.total }),
      payment('/api/u/fund-management/pending-pay/pay', {
        orderIds,
        expectedTotal: formatMoney(sum(batch)),
      }),
      payment(`/api/u/store/order/${mall.id}/pay`, { expectedTotal: mall.total }),
    ],
  }
}

function payment(path: string, body: object): Payment {
  return { path, body, headers: { 'idempotency-key': randomUUID() } }
}

function send(api: ApiClient, { path, body, headers }: Payment) {
  return api.post<object>(path, body, headers)
}

/** Sends payments at the same moment and kills the server after so many answers. */
async function sendAll(
  api: ApiClient,
  payments: readonly Payment[],
  answersBefore: number,
  kill: () => Promise<unknown> | undefined,
): Promise<void> {
  let answers = 0
  const sending = payments.map(async (one) => {
    // The connection is cut.
    await send(api, one).catch((error: unknown) => {
      if (error instanceof assert.AssertionError) throw error
    })
    answers += 1
    if (answers === answersBefore) await kill()
  })
  if (answersBefore === 0) {
    await new Promise((resolve) => setImmediate(resolve))
    await kill()
  }
  await Promise.all(sending)
}
