import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { calendarAt, dateText } from '../../../server/base/time/calendar.ts'
import { after, DAY_MS, MINUTE_MS } from '../../../server/base/time/clock.ts'
import { MyCouponStatus as Status } from '../../../server/contracts/enumerations.ts'
import { coupons, myCoupons } from '../../../server/db/schema/index.ts'
import { accepted, type Page } from '../../support/server/apiClient.ts'
import { collectCoupon, COUPON_ADMIN, COUPONS } from '../../support/server/coupons.ts'
import { newCustomer, signIn, type TestCustomer } from '../../support/server/customers.ts'
import { operatorOf } from '../../support/server/funds.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { CentreCoupon, MyCoupon } from '../../../server/contracts/coupon.ts'

type Asking = Pick<TestCustomer, 'api'>

const context = useServer()
const warehouse = calendarAt(8 * 60)

async function listMine({ api }: Asking, request: object): Promise<Page<MyCoupon>> {
  return accepted(await api.post<Page<MyCoupon>>(`${COUPONS}/my-coupon/list`, request))
}

async function centreCoupon({ api }: Asking, id: string): Promise<CentreCoupon> {
  const request = { maxResultCount: 99 }
  const { items } = accepted(await api.post<Page<CentreCoupon>>(`${COUPONS}/coupon/list`, request))
  return items.find((coupon) => coupon.id === id) ?? assert.fail()
}

describe('a coupon of seven days', () => {
  it('is valid until the midnight that ends its last day at the warehouse', async () => {
    const { clock } = context.server
    const customer = await newCustomer(context.server)
    const today = warehouse.dayOf(clock.now())
    const coupon = await collectCoupon(customer, 'limited-ten')
    assert.deepEqual(
      [coupon.hasBegun, coupon.firstDay, coupon.lastDay, coupon.daysLeft, coupon.validUntil],
      [true, dateText(today), dateText(today + 7), 7, warehouse.startOf(today + 8).toISOString()],
    )

    const end = warehouse.startOf(today + 8)
    clock.advance(end.getTime() - MINUTE_MS - clock.now().getTime())
    const api = await signIn(context.server, customer)
    const [last] = (await listMine({ api }, { status: Status.NORMAL })).items
    assert.equal(last?.daysLeft, 0)
    clock.advance(MINUTE_MS)
    // No housekeeping has run.
    const count = { status: Status.NORMAL, maxResultCount: 1 }
    assert.equal((await listMine({ api }, count)).totalCount, 0)
    const [over] = (await listMine({ api }, { status: Status.EXPIRED })).items
    assert.deepEqual([over?.statusDisplayName, over?.daysLeft], ['Expired', -1])
  })
})

describe('a coupon that begins later', () => {
  it('says from which day it is valid, and is not offered for use', async () => {
    const { db, clock } = context.server
    const customer = await newCustomer(context.server)
    const start = after(clock.now(), 2 * DAY_MS)
    await db.update(coupons).set({ validFrom: start }).where(eq(coupons.id, 'sea-freight'))
    const held = await collectCoupon(customer, 'sea-freight')
    const centre = await centreCoupon(customer, 'sea-freight')
    await db.update(coupons).set({ validFrom: null }).where(eq(coupons.id, 'sea-freight'))
    const firstDay = dateText(warehouse.dayOf(start))
    assert.deepEqual([held.hasBegun, held.firstDay], [false, firstDay])
    assert.deepEqual([centre.isCollected, centre.canUse, centre.firstDay], [true, false, firstDay])
  })

  it('has all of its days from then on', async () => {
    const { db, clock } = context.server
    const start = after(clock.now(), 30 * DAY_MS)
    await db.update(coupons).set({ validFrom: start }).where(eq(coupons.id, 'limited-ten'))
    const { lastDay } = await collectCoupon(await newCustomer(context.server), 'limited-ten')
    await db.update(coupons).set({ validFrom: null }).where(eq(coupons.id, 'limited-ten'))
    assert.equal(lastDay, dateText(warehouse.dayOf(start) + 7))
  })
})

describe('what a coupon says', () => {
  it('names the delivery methods that it is for', async () => {
    const customer = await newCustomer(context.server)
    const names = async (language: string) => {
      const api = customer.api.with({ language })
      const { transportationChannels } = await centreCoupon({ api }, 'sea-freight')
      return transportationChannels.map(({ displayName }) => displayName)
    }
    assert.deepEqual(await names('zh-Hans'), ['海运经济线', '海运拼箱（按方）'])
    assert.deepEqual(await names('en'), ['Economy sea freight', 'Sea freight by volume'])
    assert.deepEqual((await collectCoupon(customer, 'ten-percent')).transportationChannels, [])
  })

  it('says in the centre whether the customer has one to use', async () => {
    const customer = await newCustomer(context.server)
    const canUse = async () => (await centreCoupon(customer, 'ten-percent')).canUse
    assert.equal(await canUse(), false)
    const { id } = await collectCoupon(customer, 'ten-percent')
    assert.equal(await canUse(), true)
    await context.server.db.update(myCoupons).set({ status: Status.USED }).where(eq(myCoupons.id, id))
    assert.equal(await canUse(), false)
  })
})

describe('the list of a customer’s coupons', () => {
  it('shows coupons of several statuses together, void ones with the time', async () => {
    const customer = await newCustomer(context.server)
    const { clock } = context.server
    await collectCoupon(customer, 'ten-percent')
    const { id } = await collectCoupon(customer, 'new-customer')
    const old = await collectCoupon(customer, 'limited-ten')
    await context.server.db.update(myCoupons).set({ validUntil: clock.now() }).where(eq(myCoupons.id, old.id))
    accepted(await operatorOf(context.server).post(`${COUPON_ADMIN}/my-coupon/${id}/void`))

    const { items, totalCount } = await listMine(customer, { statuses: [Status.EXPIRED, Status.CANCEL] })

    assert.deepEqual(items.map((item) => [item.couponId, item.status, item.voidTime !== null]).sort(), [
      ['limited-ten', Status.EXPIRED, false],
      ['new-customer', Status.CANCEL, true],
    ])
    assert.equal(totalCount, 2)
    assert.equal((await listMine(customer, { statuses: [] })).totalCount, 0)
    assert.equal((await listMine(customer, {})).totalCount, 3)
  })

  it('can begin with the one that ends first', async () => {
    const customer = await newCustomer(context.server)
    for (const id of ['over-200', 'limited-ten', 'ten-percent']) await collectCoupon(customer, id)
    const order = async (sorting: string) => {
      const { items } = await listMine(customer, { status: Status.NORMAL, sorting })
      return items.map(({ couponId }) => couponId)
    }
    assert.deepEqual(await order('validUntil asc'), ['limited-ten', 'ten-percent', 'over-200'])
    assert.deepEqual(await order('creationTime desc'), ['ten-percent', 'limited-ten', 'over-200'])
  })
})
