import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { coupons } from '../../../server/db/schema/index.ts'
import { accepted, refused, type Page } from '../../support/server/apiClient.ts'
import { COUPONS } from '../../support/server/coupons.ts'
import { newCustomer, type TestCustomer } from '../../support/server/customers.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { MyCoupon } from '../../../server/contracts/coupon.ts'

const context = useServer()

const redeem = ({ api }: TestCustomer, code: string) =>
  api.post<MyCoupon>(`${COUPONS}/coupon/redeem`, { code })

async function countOf({ api }: TestCustomer): Promise<number> {
  return accepted(await api.post<Page<MyCoupon>>(`${COUPONS}/my-coupon/list`)).totalCount
}

describe('a coupon code', () => {
  for (const code of [
    'WELCOME8',
    ' welcome8 ',
    'wel come 8',
    'ＷｅｌＣｏｍｅ８',
    '　welcome　8\n',
    'welcome\u200B8',
  ]) {
    it(`is accepted when it is written ${JSON.stringify(code)}`, async () => {
      const customer = await newCustomer(context.server)
      assert.equal(accepted(await redeem(customer, code)).couponId, 'welcome-8')
    })
  }

  it('is refused at its field when it is wrong, blank or too long', async () => {
    const customer = await newCustomer(context.server)
    const wrong = refused(await redeem(customer, 'NOTHING'), 400, 'CouponCodeUnknown')
    assert.deepEqual(wrong.validationErrors[0]?.members, ['code'])
    for (const code of ['', ' 　', '\u200B', 'W'.repeat(61)]) {
      const malformed = refused(await redeem(customer, code), 400, 'Validation')
      assert.deepEqual(malformed.validationErrors[0]?.members, ['code'])
    }
    assert.equal(await countOf(customer), 0)
  })

  it('is refused at its field when it was used already', async () => {
    const customer = await newCustomer(context.server)
    accepted(await redeem(customer, 'WELCOME8'))
    const again = refused(await redeem(customer, 'welcome8'), 409, 'CouponCodeRefused')
    assert.deepEqual(again.validationErrors[0]?.members, ['code'])
    assert.match(again.message, /you have collected it already/)
    assert.equal(await countOf(customer), 1)
  })

  it('is refused with the reason when its coupon has expired', async () => {
    const customer = await newCustomer(context.server)
    const { db, clock } = context.server
    await db.update(coupons).set({ validUntil: clock.now() }).where(eq(coupons.id, 'welcome-8'))
    const answer = await redeem(customer, 'WELCOME8')
    await db.update(coupons).set({ validUntil: null }).where(eq(coupons.id, 'welcome-8'))
    assert.match(refused(answer, 409, 'CouponCodeRefused').message, /it has expired/)
  })

  it('goes to three of six customers who redeem the last three at once', async () => {
    const { db } = context.server
    await db.update(coupons).set({ stock: 3 }).where(eq(coupons.id, 'welcome-8'))
    const customers: TestCustomer[] = []
    for (let index = 0; index < 6; index += 1) customers.push(await newCustomer(context.server))
    const answers = await Promise.all(customers.map((customer) => redeem(customer, 'WELCOME8')))
    const [row] = await db.select().from(coupons).where(eq(coupons.id, 'welcome-8'))
    await db.update(coupons).set({ stock: null }).where(eq(coupons.id, 'welcome-8'))
    assert.equal(answers.filter(({ status }) => status === 200).length, 3)
    assert.equal(row?.stock, 0)
    const [late] = answers.filter(({ status }) => status !== 200)
    assert.match(refused(late ?? assert.fail(), 409, 'CouponCodeRefused').message, /all have been collected/)
  })
})

describe('collecting a coupon again after a lost answer', () => {
  it('gives the first one again, although the customer may have two', async () => {
    const customer = await newCustomer(context.server)
    const collect = (key: string) =>
      customer.api.post<MyCoupon>(`${COUPONS}/coupon/over-200/collect`, {}, { 'idempotency-key': key })
    const key = randomUUID()
    const [first, retried] = [accepted(await collect(key)), accepted(await collect(key))]
    assert.equal(retried.id, first.id)
    assert.equal(await countOf(customer), 1)
    accepted(await collect(randomUUID()))
    assert.equal(await countOf(customer), 2)
  })
})
