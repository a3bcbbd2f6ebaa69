import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { DAY_MS } from '../../../server/base/time/clock.ts'
import { fundAccounts, journalLines, journals, users } from '../../../server/db/schema/index.ts'
import { rewardReferrer } from '../../../server/modules/referral/reward.ts'
import { behindItsBack } from '../../support/server/behindItsBack.ts'
import { accepted, refused, type Page } from '../../support/server/apiClient.ts'
import { newCustomer, signIn, type TestCustomer } from '../../support/server/customers.ts'
import { creditBalance, operatorOf } from '../../support/server/funds.ts'
import { weighedOrder } from '../../support/server/orders.ts'
import { submitTopup, topupStaff } from '../../support/server/topups.ts'
import { useServer } from '../../support/server/useServer.ts'

import type {
  FundAccountLog,
  FundAccountState,
  FundMonths,
  PendingPay,
} from '../../../server/contracts/fund.ts'
import type { ApiClient } from '../../support/server/apiClient.ts'

const context = useServer()
const BASE = '/api/u/fund-management'
const LOGS = `${BASE}/fund-account-log`
const UTC_OFFSET_MS = 8 * 3_600_000

const NOTHING = {
  balance: '0.00',
  currencyCode: 'CNY',
  currencySymbol: '¥',
  reserved: '0.00',
  underReview: '0.00',
  pendingPayCount: 0,
}

async function stateOf(api: ApiClient): Promise<FundAccountState> {
  return accepted(await api.get<FundAccountState>(`${BASE}/fund-account`))
}

async function monthsOf({ api }: TestCustomer, query = ''): Promise<FundMonths> {
  return accepted(await api.get<FundMonths>(`${LOGS}/months${query}`))
}

async function logsOf({ api }: TestCustomer, request: object = {}): Promise<Page<FundAccountLog>> {
  return accepted(await api.post<Page<FundAccountLog>>(`${LOGS}/list`, request))
}

/** Pays in or takes out, at a moment of the past. */
async function adjustAt(customer: TestCustomer, amount: string, time: Date): Promise<void> {
  const { db } = context.server
  const { idCode, id } = customer.user
  const body = { idCode, amount, reason: 'for a test' }
  accepted(await operatorOf(context.server).post('/api/admin/fund-management/adjust', body))
  const [newest] = (await logsOf(customer, { maxResultCount: 1 })).items
  const lines = await db
    .select({ sequence: journalLines.sequence, journalId: journalLines.journalId })
    .from(journalLines)
    .innerJoin(fundAccounts, eq(fundAccounts.id, journalLines.fundAccountId))
    .where(eq(fundAccounts.userId, id))
  const line = lines.find(({ sequence }) => String(sequence) === newest?.id) ?? assert.fail()
  await behindItsBack(db, (tx) => tx.update(journals).set({ time }).where(eq(journals.id, line.journalId)))
}

/** When a month begins in the warehouse's time zone. */
function beginningOf(month: string): Date {
  return new Date(Date.parse(`${month}-01T00:00:00Z`) - UTC_OFFSET_MS)
}

describe('the wallet’s figures', () => {
  it('are zeros for a newcomer', async () => {
    assert.deepEqual(await stateOf((await newCustomer(context.server)).api), NOTHING)
  })

  it('tell what auto-pay will take, and count everything that waits for money', async () => {
    const customer = await newCustomer(context.server)
    await creditBalance(context.server, customer, '10')
    const [automatic] = [
      await weighedOrder(context.server, customer, { isAutoPay: true }),
      await weighedOrder(context.server, customer, { isAutoPay: false }),
    ]
    const goods = { skuId: 'packing-tape.1', quantity: 1, addressee: 'warehouse' }
    accepted(await customer.api.post('/api/u/store/order', goods))

    const state = { ...NOTHING, balance: '10.00', reserved: automatic.actualBill?.total, pendingPayCount: 3 }
    assert.deepEqual(await stateOf(customer.api), state)
    assert.deepEqual(await stateOf((await newCustomer(context.server)).api), NOTHING)
    context.server.clock.advance(DAY_MS)
    const api = await signIn(context.server, customer)
    assert.equal((await stateOf(api)).pendingPayCount, 2, 'the mall order has lapsed')
    const { items } = accepted(await api.post<Page<PendingPay>>(`${BASE}/pending-pay/list`))
    assert.deepEqual(
      items.map(({ kind }) => kind),
      ['LB', 'L', 'L'],
    )
  })

  it('tell what is under review until it is approved or rejected', async () => {
    const customer = await newCustomer(context.server)
    const first = await submitTopup(customer, { amount: '200.5' })
    const second = await submitTopup(customer, { amount: '30' })
    assert.deepEqual(await stateOf(customer.api), { ...NOTHING, underReview: '230.50' })
    await topupStaff(context.server, first).approve()
    await topupStaff(context.server, second).reject('no such payment')
    assert.deepEqual(await stateOf(customer.api), { ...NOTHING, balance: '200.50' })
    const { items, totalCount } = await logsOf(customer, { filter: first.code })
    const [entry] = items
    assert.equal(totalCount, 1, 'an entry is found by the code that it shows')
    assert.deepEqual(
      [entry?.subjectCode, entry?.paymentMethodDisplayName, entry?.isReward],
      [first.code, 'WeChat QR', false],
    )
  })
})

describe('an entry of the balance', () => {
  it('says that it is the reward for referring a customer', async () => {
    const { db, clock } = context.server
    const [referrer, invitee] = [await newCustomer(context.server), await newCustomer(context.server)]
    await creditBalance(context.server, referrer, '1')
    await db.update(users).set({ referrerId: referrer.user.id }).where(eq(users.id, invitee.user.id))
    const paid = { userId: invitee.user.id, orderId: 'order-1', paid: 10_000n }
    await db.transaction((tx) => rewardReferrer(tx, paid, clock.now()))
    const { items } = await logsOf(referrer)
    assert.deepEqual(
      items.map(({ isReward, subject, subjectCode }) => [isReward, subject, subjectCode]),
      [
        [true, null, null],
        [false, null, null],
      ],
    )
  })
})

describe('the months of a balance', () => {
  it('are the last six, without entries too, or as many as are asked for', async () => {
    const customer = await newCustomer(context.server)
    const { months, today, currencyCode } = await monthsOf(customer)
    assert.deepEqual([months.length, currencyCode, months.at(-1)?.month], [6, 'CNY', today.slice(0, 7)])
    assert.ok(months.every(({ moneyIn, moneyOut }) => moneyIn === '0.00' && moneyOut === '0.00'))
    const year = await monthsOf(customer, '?count=12')
    assert.deepEqual(
      year.months.map(({ month }) => month),
      monthsUpTo(today),
    )
    refused(await customer.api.get(`${LOGS}/months?count=13`), 400, 'Validation')
  })

  it('begin and end at the warehouse’s midnight', async () => {
    const customer = await newCustomer(context.server)
    const { months } = await monthsOf(customer)
    const [, , before = assert.fail(), month = assert.fail()] = months.map((one) => one.month)
    const beginning = beginningOf(month)
    await adjustAt(customer, '992547.41', new Date(beginning.getTime() - 1))
    await adjustAt(customer, '100', beginning)
    await adjustAt(customer, '-0.01', new Date(beginning.getTime() + 1))
    await adjustAt(customer, '-20', new Date(beginning.getTime() + DAY_MS))
    await adjustAt(await newCustomer(context.server), '5', beginning)

    const sums = (await monthsOf(customer)).months.slice(2, 4)
    assert.deepEqual(sums, [
      { month: before, moneyIn: '992547.41', moneyOut: '0.00' },
      { month, moneyIn: '100.00', moneyOut: '20.01' },
    ])
    const { items, totalCount } = await logsOf(customer, { month })
    assert.equal(totalCount, 3)
    assert.deepEqual(
      items.map(({ amount, day }) => [amount, day]),
      [
        ['-20.00', `${month}-02`],
        ['-0.01', `${month}-01`],
        ['100.00', `${month}-01`],
      ],
    )
    assert.equal((await logsOf(customer, { month, type: 1 })).totalCount, 0)
    const [last] = (await logsOf(customer, { month: before })).items
    assert.equal(last?.day, dayBefore(`${month}-01`))
  })

  it('are asked for as a year and a month', async () => {
    const { api } = await newCustomer(context.server)
    for (const month of ['2026-13', '2026-1', '2026-11-01', '0000-01', 'November']) {
      refused(await api.post(`${LOGS}/list`, { month }), 400, 'Validation')
    }
  })
})

/** The twelve months up to a day's, oldest first. */
function monthsUpTo(day: string): string[] {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  const named = (number: number) => `${number > month ? year - 1 : year}-${String(number).padStart(2, '0')}`
  return Array.from({ length: 12 }, (_, index) => named(index + 1)).sort()
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10)
}
