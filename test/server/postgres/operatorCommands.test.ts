import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { fundAccounts } from '../../../server/db/schema/index.ts'
import { runCommand } from '../../../server/operations/cli/cli.ts'
import { accepted } from '../../support/server/apiClient.ts'
import { newCustomer } from '../../support/server/customers.ts'
import { balanceOf, creditBalance } from '../../support/server/funds.ts'
import { storedParcel } from '../../support/server/orders.ts'
import { newRule, waitingFor } from '../../support/server/rules.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { MyCoupon } from '../../../server/contracts/coupon.ts'
import type { User } from '../../../server/contracts/user.ts'

const context = useServer()
const run = (...args: string[]) =>
  runCommand(args, { WAREHOUSE_API: context.server.url, OPERATOR_TOKEN: context.server.operatorToken })

describe('commands of customer service', () => {
  it('change a pickup point', async () => {
    const { api, user } = await newCustomer(context.server)
    const said = await run('set-pickup', user.idCode, '--station', 'sg-tampines')
    assert.equal(said, `${user.idCode}: Tampines pickup point`)
    assert.equal(accepted(await api.get<User>('/api/u/user')).pickupStation?.id, 'sg-tampines')
    await assert.rejects(run('set-pickup', user.idCode), /--station should be/)
    await assert.rejects(run('set-pickup', user.idCode, '--station', 'moon'), /no such pickup point/)
  })

  it('give a coupon and make it void', async () => {
    const { api, user } = await newCustomer(context.server)
    const given = await run('grant-coupon', user.idCode, '--coupon', 'courtesy')
    const path = '/api/u/coupon-management/my-coupon/list'
    const [held] = accepted(await api.post<{ items: MyCoupon[] }>(path)).items
    assert.equal(given, `${held?.id}: Courtesy coupon, Available`)
    assert.equal(await run('void-coupon', held?.id ?? ''), `${held?.id}: Courtesy coupon, Void`)
    await assert.rejects(run('void-coupon'), /Which coupon\?/)
  })
})

describe('commands about rules', () => {
  it('list them with the reason for which some have stopped, and do what is due', async () => {
    const { server } = context
    const customer = await newCustomer(server)
    const parcel = await storedParcel(server, customer)
    await newRule(customer, waitingFor(parcel), { displayName: 'Cheap', maximumTotal: '1' })
    const { idCode } = customer.user
    assert.equal(await run('rule-list', '--customer', idCode), `${idCode} Cheap: ACTIVE`)
    assert.match(await run('rules-run'), /^0 announced, 0 submitted, 0 skipped, 1 stopped, 0 withdrawn$/)
    assert.match(
      await run('rule-list', '--customer', idCode, '--state', 'STOPPED'),
      new RegExp(`^${idCode} Cheap: STOPPED: The estimate is .*, above the ceiling of 1.00 CNY$`),
    )
    assert.equal(await run('rule-list', '--customer', idCode, '--state', 'DONE'), 'No rules')
  })
})

describe('the command that checks the ledger', () => {
  it('says what is wrong, and rebuilds balances', async () => {
    const { db } = context.server
    const customer = await newCustomer(context.server)
    await creditBalance(context.server, customer, '50.00')
    assert.equal(await run('ledger-check'), 'The ledger adds up')
    const ofCustomer = eq(fundAccounts.userId, customer.user.id)
    const [account] = await db.update(fundAccounts).set({ balance: 1n }).where(ofCustomer).returning()
    const wrong = `Account ${account?.id} says 0.01, its lines say 50.00`
    await assert.rejects(run('ledger-check'), { name: 'CommandError', message: wrong })
    assert.equal(await balanceOf(customer), '0.01')
    assert.equal(await run('ledger-check', '--rebuild'), 'The ledger adds up')
    assert.equal(await balanceOf(customer), '50.00')
  })
})
