import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { calendarAt, dateText } from '../../../server/base/time/calendar.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../server/base/time/clock.ts'
import { channelRates, users } from '../../../server/db/schema/index.ts'
import { accepted } from '../../support/server/apiClient.ts'
import { declareParcel, newCustomer, PARCELS, type TestCustomer } from '../../support/server/customers.ts'
import { balanceOf, creditBalance, operatorOf } from '../../support/server/funds.ts'
import {
  ADDRESSES,
  newAddress,
  orderStaff,
  ORDERS,
  orderRequest,
  storedParcel,
} from '../../support/server/orders.ts'
import {
  forgetRules,
  multiplyPrices,
  newRule,
  NOTICE_MS,
  readRule,
  ruleRequest,
  RULES,
  runRules,
  runsOf,
  toldBy,
  waitingFor,
} from '../../support/server/rules.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { ConsolidationRule } from '../../../server/contracts/consolidationRule.ts'
import type { LogisticsOrderDetail } from '../../../server/contracts/logisticsOrder.ts'
import type { ParcelDetail } from '../../../server/contracts/parcel.ts'

const context = useServer()
beforeEach(() => forgetRules(context.server))
const WEIGHT = { kind: 'WEIGHT', kilograms: 1 } as const
const stored = (customer: TestCustomer) => storedParcel(context.server, customer)
const MEASURES = { weightKg: 1.2, lengthCm: 30, widthCm: 20, heightCm: 10 }

async function checkIn({ expressNumber }: ParcelDetail): Promise<void> {
  await context.server.warehouse.arrive(expressNumber)
  await context.server.warehouse.inbound(expressNumber, MEASURES)
}

async function orderOf(customer: TestCustomer, { id }: ConsolidationRule): Promise<LogisticsOrderDetail> {
  const run = (await runsOf(customer, { id })).find(({ outcome }) => outcome === 'SUBMITTED')
  return accepted(await customer.api.get<LogisticsOrderDetail>(`${ORDERS}/${run?.orderId}`))
}

/** A customer with a stored parcel, and a rule that has announced its order. */
async function announced(changes: Parameters<typeof newRule>[2] = {}) {
  const customer = await newCustomer(context.server)
  const parcel = await stored(customer)
  const rule = await newRule(customer, waitingFor(parcel), changes)
  assert.deepEqual(await runRules(context.server), ['ANNOUNCED'])
  return { customer, parcel, rule }
}

async function submitByHand(customer: TestCustomer, parcel: ParcelDetail): Promise<void> {
  accepted(await customer.api.post(ORDERS, await orderRequest(customer, [parcel])))
}

describe('a rule that waits for parcels', () => {
  it('announces once all of them are there, submits after the notice, and is done', async () => {
    const customer = await newCustomer(context.server)
    const parcels = [await stored(customer), await declareParcel(customer)]
    const [, late] = parcels
    const rule = await newRule(customer, waitingFor(...parcels), { displayName: 'Both' })
    assert.deepEqual(await runRules(context.server), [])
    await checkIn(late ?? assert.fail())
    assert.deepEqual(await runRules(context.server), ['ANNOUNCED'])
    const { pendingRun, nextRunTime } = await readRule(customer, rule)
    assert.equal(pendingRun?.dueTime, nextRunTime)
    const [notice] = await toldBy(customer, rule)
    assert.match(notice?.content ?? '', /“Both” will submit 2 parcels at 2\d{3}-.*111\.18 CNY/)

    assert.deepEqual(await runRules(context.server, NOTICE_MS - MINUTE_MS), [])
    assert.deepEqual(await runRules(context.server, NOTICE_MS), ['SUBMITTED'])
    assert.deepEqual(await runRules(context.server, 2 * NOTICE_MS), [])
    const done = await readRule(customer, rule)
    assert.deepEqual([done.state, done.nextRunTime, done.lastRun?.outcome], ['DONE', null, 'SUBMITTED'])
    const order = await orderOf(customer, rule)
    assert.deepEqual(order.parcels.map(({ id }) => id).sort(), parcels.map(({ id }) => id).sort())
    assert.equal(order.total, done.lastRun?.total)
    const [said] = await toldBy(customer, rule)
    assert.match(said?.content ?? '', new RegExp(`submitted order ${order.code} with 2 parcels`))
  })

  it('stops when all are there and one is not declared, and goes on once it is', async () => {
    const customer = await newCustomer(context.server)
    const expressNumber = `YT${Date.now()}`
    await context.server.warehouse.arrive(expressNumber, { idCode: customer.user.idCode })
    await context.server.warehouse.inbound(expressNumber, MEASURES)
    const list = accepted(await customer.api.post<{ items: ParcelDetail[] }>(`${PARCELS}/list`))
    const parcel = list.items[0] ?? assert.fail()
    const rule = await newRule(customer, waitingFor(parcel))
    assert.deepEqual(await runRules(context.server), ['STOPPED'])
    const { stopReason } = await readRule(customer, rule)
    assert.deepEqual(
      [stopReason?.code, stopReason?.fix, stopReason?.parcelId],
      ['RuleParcelUndeclared', 'DECLARATION', parcel.id],
    )
    assert.match((await toldBy(customer, rule))[0]?.content ?? '', /has stopped.*is not declared/)
    const declaration = {
      declaredName: 'Shirt',
      declaredCurrency: 'CNY',
      declaredValue: '50',
      itemQuantity: 1,
    }
    accepted(await customer.api.put(`${PARCELS}/${parcel.id}`, { ...declaration, expressNumber }))
    accepted(await customer.api.post(`${RULES}/${rule.id}/resume`))
    assert.deepEqual(await runRules(context.server), ['ANNOUNCED'])
  })

  it('stops at once when one of them is sent by hand or cancelled', async () => {
    const { customer, parcel, rule } = await announced()
    await submitByHand(customer, parcel)
    assert.deepEqual(await runRules(context.server), ['STOPPED'])
    const [run] = await runsOf(customer, rule)
    assert.deepEqual([run?.outcome, run?.reason?.code], ['STOPPED', 'RuleParcelTaken'])

    const waiting = await declareParcel(customer)
    const other = await newRule(customer, waitingFor(waiting))
    accepted(await customer.api.post(`${PARCELS}/${waiting.id}/cancel`))
    assert.deepEqual(await runRules(context.server), ['STOPPED'])
    assert.equal((await readRule(customer, other)).stopReason?.code, 'RuleParcelGone')
  })
})

describe('a rule with a weight', () => {
  it('sends what can be sent once it weighs enough, again and again, and says what stays', async () => {
    const customer = await newCustomer(context.server)
    const undeclared = `YT${Date.now()}1`
    await context.server.warehouse.arrive(undeclared, { idCode: customer.user.idCode })
    await context.server.warehouse.inbound(undeclared, { ...MEASURES, weightKg: 9 })
    const rule = await newRule(customer, { kind: 'WEIGHT', kilograms: 2 })
    await stored(customer)
    assert.deepEqual(await runRules(context.server), [])
    await stored(customer)
    assert.deepEqual(await runRules(context.server), ['ANNOUNCED'])
    // Comes too late to have been announced.
    const late = await stored(customer)
    assert.deepEqual(await runRules(context.server, NOTICE_MS), ['SUBMITTED'])
    const [run] = await runsOf(customer, rule)
    assert.equal(run?.parcelCount, 2)
    assert.deepEqual(
      run?.leftParcels.map(({ expressNumber }) => expressNumber),
      [undeclared],
    )
    assert.match((await toldBy(customer, rule))[0]?.content ?? '', /1 more parcel stays.*is not declared/)
    assert.equal((await readRule(customer, rule)).state, 'ACTIVE')

    await stored(customer)
    assert.deepEqual(await runRules(context.server), ['ANNOUNCED'])
    await submitByHand(customer, late)
    assert.deepEqual(await runRules(context.server, NOTICE_MS), ['WITHDRAWN'])
    assert.equal((await runsOf(customer, rule))[1]?.reason?.code, 'RuleWeightNotReached')
    assert.equal((await readRule(customer, rule)).state, 'ACTIVE')
  })

  it('counts the parcels of one warehouse: an order leaves from one', async () => {
    const customer = await newCustomer(context.server)
    const elsewhere = await declareParcel(customer)
    await context.server.warehouse.arrive(elsewhere.expressNumber)
    const at = { warehouseId: 'warehouse-yiwu' }
    const far = accepted(
      await operatorOf(context.server).post<ParcelDetail>('/api/admin/warehouse/arrive', {
        expressNumber: `YT${Date.now()}2`,
        idCode: customer.user.idCode,
        ...at,
      }),
    )
    await context.server.warehouse.inbound(far.expressNumber, MEASURES)
    accepted(
      await customer.api.put(`${PARCELS}/${far.id}`, {
        expressNumber: far.expressNumber,
        declaredName: 'Shirt',
        declaredCurrency: 'CNY',
        declaredValue: '50',
        itemQuantity: 1,
      }),
    )
    await stored(customer)
    const rule = await newRule(customer, { kind: 'WEIGHT', kilograms: 2 })
    assert.deepEqual(await runRules(context.server), [])
    await stored(customer)
    assert.deepEqual(await runRules(context.server), ['ANNOUNCED'])
    assert.deepEqual(await runRules(context.server, NOTICE_MS), ['SUBMITTED'])
    const [run] = await runsOf(customer, rule)
    const reasons = run?.leftParcels.map(({ reason }) => reason.code).sort()
    assert.deepEqual([run?.parcelCount, reasons], [2, ['RuleOtherWarehouse', 'RuleParcelNotWeighed']])
  })

  it('leaves the parcels to whichever rule comes first', async () => {
    const { customer, rule } = await announced()
    const other = await newRule(customer, WEIGHT)
    assert.deepEqual(await runRules(context.server), ['ANNOUNCED'])
    assert.deepEqual((await runRules(context.server, NOTICE_MS)).sort(), ['SUBMITTED', 'WITHDRAWN'])
    assert.equal((await readRule(customer, rule)).state, 'DONE')
    assert.equal((await readRule(customer, other)).state, 'ACTIVE')
  })
})

describe('a rule with a schedule', () => {
  const today = () => calendarAt(480).dayOf(context.server.clock.now())

  it('announces before the hour of its day, submits at it, and has its next date', async () => {
    const customer = await newCustomer(context.server)
    await stored(customer)
    const firstDate = dateText(today() + 2)
    const rule = await newRule(customer, { kind: 'SCHEDULE', everyWeeks: 2, firstDate })
    const dueIn = Date.parse(`${firstDate}T02:00:00Z`) - context.server.clock.now().getTime()
    assert.deepEqual(await runRules(context.server, dueIn - 3 * HOUR_MS), [])
    assert.deepEqual(await runRules(context.server, dueIn - HOUR_MS * 1.9), ['ANNOUNCED'])
    assert.deepEqual(await runRules(context.server, dueIn - MINUTE_MS), [])
    assert.deepEqual(await runRules(context.server, dueIn + HOUR_MS), ['SUBMITTED'])
    assert.equal((await readRule(customer, rule)).nextRunTime, `${dateText(today() + 16)}T02:00:00.000Z`)
  })

  it('skips a date with nothing to send, and dates that passed while nobody looked', async () => {
    const customer = await newCustomer(context.server)
    const firstDate = dateText(today() + 1)
    const rule = await newRule(customer, { kind: 'SCHEDULE', everyWeeks: 1, firstDate })
    assert.deepEqual(await runRules(context.server, 16 * DAY_MS), ['SKIPPED'])
    const [run] = await runsOf(customer, rule)
    assert.equal(run?.reason?.code, 'RuleNothingToSend')
    assert.deepEqual(await runRules(context.server, 16 * DAY_MS), [])
    assert.equal((await readRule(customer, rule)).nextRunTime, `${dateText(today() + 22)}T02:00:00.000Z`)
  })
})

describe('a rule that cannot be kept', () => {
  it('stops where the price has gone above the ceiling since it was announced', async () => {
    const { customer, rule } = await announced({ maximumTotal: '80.00' })
    await multiplyPrices(context.server, 2)
    try {
      assert.deepEqual(await runRules(context.server, NOTICE_MS), ['STOPPED'])
    } finally {
      await multiplyPrices(context.server, 0.5)
    }
    const { state, stopReason } = await readRule(customer, rule)
    assert.deepEqual([state, stopReason?.code, stopReason?.fix], ['STOPPED', 'RuleAboveCeiling', 'CEILING'])
    assert.match(stopReason?.message ?? '', /156\.96 CNY, above the ceiling of 80\.00 CNY/)
    assert.equal(accepted(await customer.api.post<{ totalCount: number }>(`${ORDERS}/list`)).totalCount, 0)
    accepted(await customer.api.post(`${RULES}/${rule.id}/resume`))
    assert.deepEqual(await runRules(context.server), ['ANNOUNCED'])
  })

  it('stops without an announcement where the price is above the ceiling from the start', async () => {
    const customer = await newCustomer(context.server)
    const rule = await newRule(customer, waitingFor(await stored(customer)), { maximumTotal: '78.47' })
    assert.deepEqual(await runRules(context.server), ['STOPPED'])
    assert.equal((await readRule(customer, rule)).lastRun?.reason?.code, 'RuleAboveCeiling')
  })

  it('stops where the address is gone, the channel is closed, or nobody can be reached', async () => {
    const gone = await announced()
    accepted(await gone.customer.api.post(`${RULES}/${gone.rule.id}/pause`))
    assert.equal((await gone.customer.api.delete(`${ADDRESSES}/${gone.rule.addressId}`)).status, 204)
    accepted(await gone.customer.api.post(`${RULES}/${gone.rule.id}/resume`))
    assert.deepEqual(await runRules(context.server), ['STOPPED'])
    const without = await readRule(gone.customer, gone.rule)
    assert.deepEqual([without.stopReason?.code, without.addressLabel], ['AddressUnknown', null])

    const closed = await announced()
    const { db } = context.server
    const rates = await db.delete(channelRates).where(eq(channelRates.channelId, 'air-general')).returning()
    try {
      assert.deepEqual(await runRules(context.server, NOTICE_MS), ['STOPPED'])
    } finally {
      await db.insert(channelRates).values(rates)
    }
    assert.equal((await readRule(closed.customer, closed.rule)).stopReason?.code, 'ChannelRefuses')

    const unreachable = await announced()
    const contact = { email: null, mobileNumber: null }
    await db.update(users).set(contact).where(eq(users.id, unreachable.customer.user.id))
    assert.deepEqual(await runRules(context.server, NOTICE_MS), ['STOPPED'])
    const { stopReason } = await readRule(unreachable.customer, unreachable.rule)
    assert.deepEqual([stopReason?.code, stopReason?.fix], ['ContactDetailsRequired', 'CONTACT'])
  })
})

describe('what a rule has announced', () => {
  it('is withdrawn when the customer pauses, changes or deletes the rule', async () => {
    const { customer, rule } = await announced()
    const { api } = customer
    accepted(await api.post(`${RULES}/${rule.id}/pause`))
    assert.deepEqual(await runRules(context.server, NOTICE_MS), [])
    accepted(await api.post(`${RULES}/${rule.id}/resume`))
    assert.deepEqual(await runRules(context.server), ['ANNOUNCED'])
    const { version } = await readRule(customer, rule)
    const changed = await ruleRequest(customer, rule.trigger, { maximumTotal: '90' })
    accepted(await api.put(`${RULES}/${rule.id}`, { ...changed, version }))
    assert.deepEqual(
      (await runsOf(customer, rule)).map(({ outcome, reason }) => [outcome, reason?.code]),
      [
        ['WITHDRAWN', 'RulePaused'],
        ['WITHDRAWN', 'RuleChanged'],
      ],
    )
    assert.deepEqual(await runRules(context.server), ['ANNOUNCED'])
    assert.equal((await api.delete(`${RULES}/${rule.id}`)).status, 204)
    assert.deepEqual(await runRules(context.server, NOTICE_MS), [])
  })
})

describe('auto-pay of an order that a rule made', () => {
  async function weighed(box: object, maximumTotal: string) {
    const { customer, rule } = await announced({ isAutoPay: true, maximumTotal })
    await creditBalance(context.server, customer, '500.00')
    assert.deepEqual(await runRules(context.server, NOTICE_MS), ['SUBMITTED'])
    const staff = orderStaff(operatorOf(context.server))
    const { code, id } = await orderOf(customer, rule)
    await staff.process(code)
    const order = await staff.weigh(code, { boxes: [box] })
    return { customer, staff, order, path: `${ORDERS}/${id}` }
  }

  it('charges a bill under the ceiling', async () => {
    const { customer, staff, order } = await weighed(
      { weight: 1.4, length: 30, width: 20, height: 10 },
      '78.48',
    )
    assert.equal((await staff.ship(order.code)).status, 50)
    assert.equal(await balanceOf(customer), '421.52')
  })

  it('is switched off by a bill above it, and back on only by the customer, who has seen the bill', async () => {
    const box = { weight: 3, length: 30, width: 20, height: 10 }
    const { customer, order, path, staff } = await weighed(box, '80.00')
    assert.deepEqual([order.isAutoPay, order.status], [false, 30])
    const { items } = accepted(
      await customer.api.post<{ items: { title: string; content: string }[] }>('/api/u/message/list'),
    )
    const told = items.find(({ title }) => title === 'Bill above your ceiling, auto-pay off')
    assert.match(
      told?.content ?? '',
      new RegExp(`${order.total} CNY is due. That is above your rule’s ceiling of 80.00 CNY`),
    )
    const ship = { carrier: 'SingPost', internationalTrackingNumber: `SP${order.code}` }
    const refusedShip = await operatorOf(context.server).post(
      `/api/admin/warehouse/order/${order.code}/ship`,
      ship,
    )
    assert.equal(refusedShip.status, 409)
    assert.equal(await balanceOf(customer), '500.00')
    accepted(await customer.api.put(`${path}/auto-pay`, { isAutoPay: true }))
    assert.equal((await staff.ship(order.code)).status, 50)
    assert.equal(await balanceOf(customer), (500 - Number(order.total)).toFixed(2))
  })

  it('keeps to the ceiling though it is switched off and on before the bill is known', async () => {
    const { customer, rule } = await announced({ isAutoPay: true, maximumTotal: '80.00' })
    await runRules(context.server, NOTICE_MS)
    const { id, code } = await orderOf(customer, rule)
    for (const isAutoPay of [false, true]) {
      accepted(await customer.api.put(`${ORDERS}/${id}/auto-pay`, { isAutoPay }))
    }
    const staff = orderStaff(operatorOf(context.server))
    await staff.process(code)
    const order = await staff.weigh(code, { boxes: [{ weight: 3, length: 30, width: 20, height: 10 }] })
    assert.equal(order.isAutoPay, false)
  })
})

describe('rules of an account', () => {
  it('end with it', async () => {
    const customer = await newCustomer(context.server)
    const { id: addressId } = await newAddress(customer)
    await newRule(customer, WEIGHT, { addressId })
    assert.equal((await customer.api.delete('/api/u/user')).status, 204)
    assert.deepEqual(
      await context.server.db.query.consolidationRules.findMany({
        where: (rule) => eq(rule.userId, customer.user.id),
      }),
      [],
    )
  })
})
