import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, it } from 'node:test'

import { DAY_MS } from '../../../server/base/time/clock.ts'
import { idempotencyKeys } from '../../../server/db/schema/index.ts'
import { accepted, refused } from '../../support/server/apiClient.ts'
import { declaration, newCustomer, PARCELS, requestCode, signIn } from '../../support/server/customers.ts'
import { assertLedgerBalances, balanceOf, creditBalance, operatorOf } from '../../support/server/funds.ts'
import { paidOrder } from '../../support/server/orders.ts'
import { newEmail, REGISTER, registration } from '../../support/server/passport.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { Token } from '../../../server/contracts/passport.ts'
import type { User } from '../../../server/contracts/user.ts'

const context = useServer()
const withKey = (key: string) => ({ 'idempotency-key': key })

async function countParcels(api: Awaited<ReturnType<typeof signIn>>): Promise<number> {
  return accepted(await api.post<{ totalCount: number }>(`${PARCELS}/list`)).totalCount
}

describe('an idempotency key', () => {
  it('answers the first result again', async () => {
    const { api } = await newCustomer(context.server)
    const [key, body] = [randomUUID(), declaration()]
    const first = accepted(await api.post(PARCELS, body, withKey(key)))
    assert.deepEqual(accepted(await api.post(PARCELS, body, withKey(key))), first)
    assert.equal(await countParcels(api), 1)
  })

  it('makes one parcel of twenty requests at the same moment, with one answer for all', async () => {
    const { api } = await newCustomer(context.server)
    const [key, body] = [randomUUID(), declaration()]
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.post(PARCELS, body, withKey(key))))
    const first = accepted(answers[0] ?? assert.fail())
    for (const answer of answers) assert.deepEqual(accepted(answer), first)
    assert.equal(await countParcels(api), 1)
  })

  it('is refused for another body', async () => {
    const { api } = await newCustomer(context.server)
    const key = randomUUID()
    accepted(await api.post(PARCELS, declaration(), withKey(key)))
    refused(await api.post(PARCELS, declaration(), withKey(key)), 409, 'IdempotencyKeyReused')
    assert.equal(await countParcels(api), 1)
  })

  it('stays free when the work failed', async () => {
    const { api } = await newCustomer(context.server)
    const key = randomUUID()
    refused(await api.post(PARCELS, declaration({ declaredNameId: 'unicorn' }), withKey(key)), 400)
    accepted(await api.post(PARCELS, declaration(), withKey(key)))
  })

  it('belongs to one customer', async () => {
    const [one, two] = [await newCustomer(context.server), await newCustomer(context.server)]
    const key = randomUUID()
    accepted(await one.api.post(PARCELS, declaration(), withKey(key)))
    accepted(await two.api.post(PARCELS, declaration(), withKey(key)))
  })

  it('is forgotten after 24 hours', async () => {
    const customer = await newCustomer(context.server)
    const key = randomUUID()
    accepted(await customer.api.post(PARCELS, declaration(), withKey(key)))
    context.server.clock.advance(DAY_MS + 1000)
    const api = await signIn(context.server, customer)
    accepted(await api.post(PARCELS, declaration(), withKey(key)))
    assert.equal(await countParcels(api), 2)
  })
})

describe('an idempotency key of staff', () => {
  const ADMIN = '/api/admin'
  const staff = () => operatorOf(context.server)

  it('credits and pays out once, however often it is sent', async () => {
    const customer = await newCustomer(context.server)
    const { idCode } = customer.user
    const [give, take] = [withKey(randomUUID()), withKey(randomUUID())]
    for (let sent = 0; sent < 3; sent += 1) {
      const gift = { idCode, amount: '30.00', reason: 'Sorry' }
      const given = await staff().post(`${ADMIN}/fund-management/adjust`, gift, give)
      assert.deepEqual(accepted(given), { balance: '30.00', currencyCode: 'CNY' })
      const payout = { idCode, amount: '10.00' }
      const taken = await staff().post(`${ADMIN}/fund-management/withdraw`, payout, take)
      assert.deepEqual(accepted(taken), { balance: '20.00', currencyCode: 'CNY' })
    }
    const other = { idCode, amount: '31.00', reason: 'Sorry' }
    const reused = await staff().post(`${ADMIN}/fund-management/adjust`, other, give)
    refused(reused, 409, 'IdempotencyKeyReused')
    assert.equal(await balanceOf(customer), '20.00')
    await assertLedgerBalances(context.server)
  })

  it('refunds a part of an order once, and gives one coupon', async () => {
    const customer = await newCustomer(context.server)
    await creditBalance(context.server, customer, '500.00')
    const { code } = await paidOrder(context.server, customer)
    const before = Number(await balanceOf(customer))
    const [refund, grant] = [withKey(randomUUID()), withKey(randomUUID())]
    const send = async () => [
      accepted(
        await staff().post(
          `${ADMIN}/warehouse/order/${code}/refund`,
          { amount: '5.00', reason: 'Late' },
          refund,
        ),
      ),
      accepted(
        await staff().post(
          `${ADMIN}/coupon-management/coupon/courtesy/grant`,
          { idCode: customer.user.idCode },
          grant,
        ),
      ),
    ]
    assert.deepEqual(await send(), await send())
    assert.equal(Number(await balanceOf(customer)), before + 5)
    const coupons = '/api/u/coupon-management/my-coupon/list'
    assert.equal(accepted(await customer.api.post<{ totalCount: number }>(coupons)).totalCount, 1)
  })

  it('is another one than a customer’s', async () => {
    const customer = await newCustomer(context.server)
    const key = withKey(randomUUID())
    accepted(await customer.api.post(PARCELS, declaration(), key))
    const gift = { idCode: customer.user.idCode, amount: '1.00', reason: 'Sorry' }
    accepted(await staff().post(`${ADMIN}/fund-management/adjust`, gift, key))
  })
})

describe('an idempotency key of somebody who signs up', () => {
  const signUp = async () => {
    const target = newEmail()
    return registration(target, await requestCode(context.server, target, 'REGISTER'))
  }
  const send = (request: object, key: string) => context.api.post<Token>(REGISTER, request, withKey(key))

  it('answers the first token again, also to ten requests at the same moment', async () => {
    const [request, key] = [await signUp(), randomUUID()]
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(request, key)))
    const first = accepted(answers[0] ?? assert.fail())
    for (const answer of answers) assert.deepEqual(accepted(answer), first)
    assert.deepEqual(accepted(await send(request, key)), first)
    const api = context.api.with({ token: first.accessToken })
    assert.equal(accepted(await api.get<User>('/api/u/user')).userName, request.username)
  })

  it('gives the token to nobody who does not send the very same request', async () => {
    const [request, key] = [await signUp(), randomUUID()]
    accepted(await send(request, key))
    refused(await send({ ...request, password: 'another-password' }, key), 409, 'IdempotencyKeyReused')
    refused(await send({ ...request, code: '000000' }, key), 409, 'IdempotencyKeyReused')
    refused(await send(request, randomUUID()), 400, 'InvalidCode')
    refused(await context.api.post(REGISTER, request), 400, 'InvalidCode')
  })

  it('is kept so that the database tells neither the key nor the token', async () => {
    const [request, key] = [await signUp(), randomUUID()]
    const token = accepted(await send(request, key))
    const rows = JSON.stringify(await context.server.db.select().from(idempotencyKeys))
    for (const secret of [key, token.accessToken, token.refreshToken]) assert.ok(!rows.includes(secret))
  })

  it('stays free when signing up was refused', async () => {
    const [request, key] = [await signUp(), randomUUID()]
    refused(await send({ ...request, code: request.code === '000000' ? '111111' : '000000' }, key), 400)
    accepted(await send(request, key))
  })
})
