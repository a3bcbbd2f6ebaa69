import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { DAY_MS } from '../../../server/base/time/clock.ts'
import { endOverdue } from '../../../server/operations/housekeeping.ts'
import { giveCouponBack, takeCoupon, takeCouponOff } from '../../../server/modules/coupon/use.ts'
import { accepted, type Page } from '../../support/server/apiClient.ts'
import { collectCoupon, COUPON_ADMIN, couponBill } from '../../support/server/coupons.ts'
import { newCustomer, signIn, type TestCustomer } from '../../support/server/customers.ts'
import { operatorOf } from '../../support/server/funds.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { Transaction } from '../../../server/db/client.ts'
import type { Message } from '../../../server/contracts/message.ts'
import type { MyCoupon } from '../../../server/contracts/coupon.ts'

const context = useServer()

describe('messages about coupons', () => {
  const read = async (api: TestCustomer['api'], language = 'en') => {
    const request = { kind: 'COUPON', maxResultCount: 50 }
    const answer = await api.with({ language }).post<Page<Message>>('/api/u/message/list', request)
    return accepted(answer).items.map(({ title, content }) => [title, content])
  }
  const move = (work: (tx: Transaction, now: Date) => Promise<unknown>) => {
    const { db, clock } = context.server
    return db.transaction((tx) => work(tx, clock.now()))
  }

  it('say which one came back, and which one expired', async () => {
    const customer = await newCustomer(context.server)
    const { id } = await collectCoupon(customer, 'new-customer')
    await collectCoupon(customer, 'ten-percent')
    const use = () => move((tx, now) => takeCoupon(tx, customer.user.id, id, 'told-order', couponBill, now))
    await use()
    await move((tx, now) => giveCouponBack(tx, 'told-order', now))
    const back = [
      'A coupon is back',
      '“New customer coupon” was not used for your order. It is in My coupons again.',
    ]
    assert.deepEqual(await read(customer.api), [back])
    const [chinese] = await read(customer.api, 'zh-Hans')
    assert.match(chinese?.[1] ?? '', /^订单没有用上优惠券“[^{]+”，它已退回“我的优惠券”。$/)

    await use()
    await move((tx, now) => takeCouponOff(tx, 'told-order', now))
    assert.deepEqual(await read(customer.api), [back], 'the customer exchanged it')

    await use()
    context.server.clock.advance(31 * DAY_MS)
    await endOverdue(context.server.db, context.server.clock.now())
    await move((tx, now) => giveCouponBack(tx, 'told-order', now))
    const told = await read(await signIn(context.server, customer))
    context.server.clock.advance(-31 * DAY_MS)
    assert.deepEqual(
      told.slice(0, 2).map(([, content]) => content),
      ['New customer coupon', '10% off shipping'].map(
        (name) => `Your coupon “${name}” has expired and can’t be used any more.`,
      ),
    )
  })

  it('say which one staff gave, and made void', async () => {
    const customer = await newCustomer(context.server)
    const staff = operatorOf(context.server)
    const grant = { idCode: customer.user.idCode }
    const { id } = accepted(await staff.post<MyCoupon>(`${COUPON_ADMIN}/coupon/courtesy/grant`, grant))
    accepted(await staff.post(`${COUPON_ADMIN}/my-coupon/${id}/void`))
    const contents = (await read(customer.api)).map(([, content]) => content)
    assert.deepEqual(contents, [
      'Customer service made your coupon “Courtesy coupon” void.',
      '“Courtesy coupon” is in My coupons. Use it while it is valid.',
    ])
  })
})
