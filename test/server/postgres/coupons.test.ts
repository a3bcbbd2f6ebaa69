import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { DAY_MS } from '../../../server/base/time/clock.ts'
import { MyCouponStatus as Status } from '../../../server/contracts/enumerations.ts'
import { coupons } from '../../../server/db/schema/index.ts'
import { endOverdue } from '../../../server/operations/housekeeping.ts'
import { giveCouponBack, takeCoupon } from '../../../server/modules/coupon/use.ts'
import { discountOf } from '../../../server/money/couponRules.ts'
import { ApiProblem } from '../../../server/base/http/problem.ts'
import { accepted, refused, type Page } from '../../support/server/apiClient.ts'
import { collectCoupon, COUPON_ADMIN, couponBill, COUPONS } from '../../support/server/coupons.ts'
import { newCustomer, signIn, type TestCustomer } from '../../support/server/customers.ts'
import { operatorOf } from '../../support/server/funds.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { ApplicableCoupon, CentreCoupon, MyCoupon } from '../../../server/contracts/coupon.ts'

const context = useServer()

async function listMine({ api }: Pick<TestCustomer, 'api'>, status?: number): Promise<Page<MyCoupon>> {
  const request = status === undefined ? {} : { status }
  return accepted(await api.post<Page<MyCoupon>>(`${COUPONS}/my-coupon/list`, request))
}

describe('the collection centre', () => {
  it('shows what can be collected, and why something can’t', async () => {
    const customer = await newCustomer(context.server)
    const path = `${COUPONS}/coupon/list`
    const list = async () => accepted(await customer.api.post<Page<CentreCoupon>>(path, {})).items
    const before = (await list()).find(({ id }) => id === 'ten-percent') ?? assert.fail()
    assert.deepEqual(
      [before.canCollect, before.isCollected, before.stockLeft, before.discountRate, before.displayName],
      [true, false, 500, '0.10', '10% off shipping'],
    )
    await collectCoupon(customer, 'ten-percent')
    const after = (await list()).find(({ id }) => id === 'ten-percent') ?? assert.fail()
    assert.deepEqual(
      [after.canCollect, after.isCollected, after.stockLeft, after.reason, after.reasonDisplayName],
      [false, true, 499, 'AlreadyCollected', 'you have collected it already'],
    )
    assert.ok(!(await list()).some(({ id }) => id === 'welcome-8'))
    refused(await customer.api.post(`${COUPONS}/coupon/ten-percent/collect`), 409, 'CouponNotCollectable')
    refused(await customer.api.post(`${COUPONS}/coupon/welcome-8/collect`), 404, 'NotFound')
    refused(await customer.api.post(`${COUPONS}/coupon/none/collect`), 404, 'NotFound')
  })

  it('gives ten of a stock of ten to a hundred who collect at the same moment', async () => {
    const { db } = context.server
    await db.update(coupons).set({ stock: 10, perCustomer: 100 }).where(eq(coupons.id, 'limited-ten'))
    const customer = await newCustomer(context.server)
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => customer.api.post(`${COUPONS}/coupon/limited-ten/collect`)),
    )
    assert.equal(answers.filter(({ status }) => status === 200).length, 10)
    assert.equal(answers.filter(({ status }) => status === 409).length, 90)
    assert.equal((await listMine(customer)).totalCount, 10)
    const [row] = await db.select().from(coupons).where(eq(coupons.id, 'limited-ten'))
    assert.equal(row?.stock, 0)
  })

  it('gives a coupon once to a customer who asks twice at the same moment', async () => {
    const customer = await newCustomer(context.server)
    const path = `${COUPONS}/coupon/new-customer/collect`
    const answers = await Promise.all([1, 2, 3, 4].map(() => customer.api.post(path)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409])
  })
})

describe('coupons beside a bill', () => {
  it('come usable ones first, best first, the others with their reason', async () => {
    const customer = await newCustomer(context.server)
    for (const id of ['new-customer', 'over-200', 'ten-percent', 'sea-freight'])
      await collectCoupon(customer, id)
    const ask = async (shippingFee: string) => {
      const request = { ...couponBill, shippingFee }
      const path = `${COUPONS}/my-coupon/applicable`
      const { items } = accepted(await customer.api.post<Page<ApplicableCoupon>>(path, request))
      return items.map(({ couponId, discount, reason }) => [couponId, discount, reason])
    }
    assert.deepEqual(await ask('480.00'), [
      ['ten-percent', '48.00', null],
      ['over-200', '30.00', null],
      ['new-customer', '15.00', null],
      ['sea-freight', '0.00', 'OtherChannel'],
    ])
    const low = await ask('12.00')
    assert.deepEqual(low.slice(0, 2), [
      ['new-customer', '12.00', null],
      ['ten-percent', '1.20', null],
    ])
    assert.deepEqual(
      low.find(([id]) => id === 'over-200'),
      ['over-200', '0.00', 'MinimumSpend'],
    )
  })
})

describe('a coupon used for an order', () => {
  const take = (customer: TestCustomer, id: string, orderId: string) => {
    const { db, clock } = context.server
    return db.transaction((tx) => takeCoupon(tx, customer.user.id, id, orderId, couponBill, clock.now()))
  }
  const giveBack = (orderId: string) => {
    const { db, clock } = context.server
    return db.transaction((tx) => giveCouponBack(tx, orderId, clock.now()))
  }

  it('is used once by a hundred orders at the same moment, and comes back', async () => {
    const customer = await newCustomer(context.server)
    const { id } = await collectCoupon(customer, 'new-customer')
    const taken = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) => take(customer, id, `order-${index}`)),
    )
    const won = taken.findIndex(({ status }) => status === 'fulfilled')
    assert.equal(taken.filter(({ status }) => status === 'fulfilled').length, 1)
    assert.deepEqual((await listMine(customer, Status.USED)).items[0]?.orderId, `order-${won}`)
    const { terms } = await take(customer, id, `order-${won}`)
    assert.equal(discountOf(terms, couponBill.shippingFee), 1500n, 'its own order keeps it')

    await giveBack(`order-${won}`)
    const { items } = await listMine(customer, Status.NORMAL)
    assert.deepEqual([items[0]?.id, items[0]?.orderId, items[0]?.usedTime], [id, null, null])
  })

  it('is refused with the reason, and to anybody else', async () => {
    const [customer, other] = [await newCustomer(context.server), await newCustomer(context.server)]
    const { id } = await collectCoupon(customer, 'sea-freight')
    const code = (expected: string) => (error: unknown) =>
      error instanceof ApiProblem && error.code === expected
    await assert.rejects(take(customer, id, 'order-x'), code('CouponNotUsable'))
    await assert.rejects(take(other, id, 'order-x'), code('CouponUnknown'))
  })

  it('has expired when it comes back too late', async () => {
    const customer = await newCustomer(context.server)
    const [used, unused] = [
      await collectCoupon(customer, 'new-customer'),
      await collectCoupon(customer, 'ten-percent'),
    ]
    await take(customer, used.id, 'late-order')
    context.server.clock.advance(31 * DAY_MS)
    const api = await signIn(context.server, customer)
    const expired = await listMine({ api }, Status.EXPIRED)
    assert.deepEqual(
      expired.items.map(({ id }) => id),
      [unused.id],
      'also before it is written down',
    )
    await giveBack('late-order')
    await endOverdue(context.server.db, context.server.clock.now())
    assert.equal((await listMine({ api }, Status.EXPIRED)).totalCount, 2)
    assert.equal((await listMine({ api }, Status.NORMAL)).totalCount, 0)
    context.server.clock.advance(-31 * DAY_MS)
  })
})

describe('staff', () => {
  it('give a coupon, and make one void that is not used', async () => {
    const customer = await newCustomer(context.server)
    const staff = operatorOf(context.server)
    const grant = { idCode: customer.user.idCode }
    const { id } = accepted(await staff.post<MyCoupon>(`${COUPON_ADMIN}/coupon/courtesy/grant`, grant))
    assert.equal((await listMine(customer, Status.NORMAL)).items[0]?.id, id)
    const voided = accepted(await staff.post<MyCoupon>(`${COUPON_ADMIN}/my-coupon/${id}/void`))
    assert.deepEqual([voided.status, voided.statusDisplayName], [Status.CANCEL, 'Void'])
    refused(await staff.post(`${COUPON_ADMIN}/my-coupon/${id}/void`), 409, 'CouponMoveRefused')
    refused(await staff.post(`${COUPON_ADMIN}/my-coupon/none/void`), 404, 'NotFound')
    refused(await staff.post(`${COUPON_ADMIN}/coupon/none/grant`, grant), 404, 'NotFound')
    refused(
      await staff.post(`${COUPON_ADMIN}/coupon/courtesy/grant`, { idCode: 'FWX' }),
      400,
      'IdCodeUnknown',
    )
    refused(await customer.api.post(`${COUPON_ADMIN}/my-coupon/${id}/void`), 403, 'Forbidden')
  })

  it('give a coupon beyond its limit for a customer', async () => {
    const customer = await newCustomer(context.server)
    const grant = { idCode: customer.user.idCode }
    for (const id of ['new-customer', 'new-customer']) {
      accepted(await operatorOf(context.server).post(`${COUPON_ADMIN}/coupon/${id}/grant`, grant))
    }
    await collectCoupon(customer, 'new-customer')
    refused(await customer.api.post(`${COUPONS}/coupon/new-customer/collect`), 409, 'CouponNotCollectable')
    assert.equal((await listMine(customer, Status.NORMAL)).totalCount, 3)
  })
})
