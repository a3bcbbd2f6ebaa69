import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'

import { asc, eq, sql } from 'drizzle-orm'

import { fundAccounts, journalLines, journals } from '../../../server/db/schema/index.ts'
import { runCommand } from '../../../server/operations/cli/cli.ts'
import { CommandError } from '../../../server/operations/cli/client.ts'
import { accepted } from '../../support/server/apiClient.ts'
import { behindItsBack } from '../../support/server/behindItsBack.ts'
import { newCustomer, PARCELS, type TestCustomer } from '../../support/server/customers.ts'
import { creditBalance, operatorOf } from '../../support/server/funds.ts'
import { orderStaff, paidOrder, storedParcel } from '../../support/server/orders.ts'
import { unpaidStoreOrder } from '../../support/server/storeOrders.ts'
import { submitTopup, topupStaff } from '../../support/server/topups.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { AfterSalesDetail } from '../../../server/contracts/afterSales.ts'

const context = useServer()

async function check(): Promise<string> {
  const { url, operatorToken } = context.server
  try {
    return await runCommand(['ledger-check'], { WAREHOUSE_API: url, OPERATOR_TOKEN: operatorToken })
  } catch (error) {
    assert.ok(error instanceof CommandError, 'what is wrong makes the command exit with 1')
    return error.message
  }
}

/** What the check says about some things. */
async function saidOf(...ids: readonly string[]): Promise<string[]> {
  return (await check()).split('\n').filter((line) => ids.some((id) => line.includes(id)))
}

const change = (statement: ReturnType<typeof sql>) =>
  behindItsBack(context.server.db, (tx) => tx.execute(statement))

async function remove(journalId: string): Promise<void> {
  await change(sql`delete from journal_lines where journal_id = ${journalId}`)
  await change(sql`delete from journals where id = ${journalId}`)
}

/** The account of a newcomer who got 10, 20 and 30, and its lines. */
async function threeLines() {
  const { server } = context
  const customer = await newCustomer(server)
  for (const amount of ['10.00', '20.00', '30.00']) await creditBalance(server, customer, amount)
  return accountOf(customer)
}

async function accountOf({ user }: TestCustomer) {
  const { db } = context.server
  const [account] = await db.select().from(fundAccounts).where(eq(fundAccounts.userId, user.id))
  const id = account?.id ?? assert.fail()
  const lines = await db
    .select()
    .from(journalLines)
    .where(eq(journalLines.fundAccountId, id))
    .orderBy(asc(journalLines.sequence))
  return { id, account, lines }
}

const broken = (line: { sequence: bigint }, id: string) =>
  `Line ${line.sequence} of account ${id} was changed, or a line before it was removed or added`

describe('ledger-check', () => {
  it('finds nothing wrong with a ledger that was only added to', async () => {
    await threeLines()
    assert.equal(await check(), 'The ledger adds up')
  })

  it('finds a changed amount', async () => {
    const { id, lines } = await threeLines()
    const [, second = assert.fail()] = lines
    await change(sql`update journal_lines set amount = 2100 where sequence = ${second.sequence}`)
    assert.deepEqual(await saidOf(id, second.journalId), [
      broken(second, id),
      `Line ${second.sequence} of account ${id} says that it left 30.00, but it left 31.00`,
      `Account ${id} says 60.00, its lines say 61.00`,
      `Journal ${second.journalId} adds up to 1.00 instead of zero`,
    ])
  })

  it('finds a changed amount whose balances and other side were changed to match', async () => {
    const { id, lines } = await threeLines()
    const last = lines[2] ?? assert.fail()
    await change(
      sql`update journal_lines set amount = 9000, balance_after = 12000 where sequence = ${last.sequence}`,
    )
    await change(
      sql`update journal_lines set amount = -9000 where journal_id = ${last.journalId} and fund_account_id is null`,
    )
    await change(sql`update fund_accounts set balance = 12000 where id = ${id}`)
    assert.deepEqual(await saidOf(id, last.journalId), [broken(last, id)])
  })

  for (const [what, changed] of [
    ['time', sql`time = time + interval '1 millisecond'`],
    ['type', sql`type = 2`],
    ['subject', sql`subject_type = 'COUPON', subject_id = 'another'`],
    ['currency', sql`currency_code = 'SGD'`],
  ] as const) {
    it(`finds a changed ${what}`, async () => {
      const { id, lines } = await threeLines()
      const [first = assert.fail()] = lines
      await change(sql`update journals set ${changed} where id = ${first.journalId}`)
      assert.deepEqual(await saidOf(id, first.journalId), [broken(first, id)])
    })
  }

  it('finds a removed journal', async () => {
    const { id, lines } = await threeLines()
    const [, second = assert.fail(), third = assert.fail()] = lines
    await remove(second.journalId)
    assert.deepEqual(await saidOf(id), [
      broken(third, id),
      `Line ${third.sequence} of account ${id} says that it left 60.00, but it left 40.00`,
      `Account ${id} should have 3 lines, but has 2`,
      `Account ${id} says 60.00, its lines say 40.00`,
    ])
  })

  it('finds a removed end, whose balance was set back with it', async () => {
    const { id, lines } = await threeLines()
    const last = lines[2] ?? assert.fail()
    await remove(last.journalId)
    await change(sql`update fund_accounts set balance = 3000 where id = ${id}`)
    assert.deepEqual(await saidOf(id), [`Account ${id} should have 3 lines, but has 2`])
  })

  it('finds an account that was restored from an older copy', async () => {
    const { id, lines } = await threeLines()
    const [, second = assert.fail()] = lines
    const copy = sql`balance = 3000, line_count = 2, last_hash = ${second.hash}`
    await change(sql`update fund_accounts set ${copy} where id = ${id}`)
    assert.deepEqual(await saidOf(id), [
      `Account ${id} should have 2 lines, but has 3`,
      `Account ${id} says 30.00, its lines say 60.00`,
    ])
  })

  it('finds an end that was replaced, hash and all', async () => {
    const { id, lines } = await threeLines()
    const last = lines[2] ?? assert.fail()
    await change(sql`update journals set time = time - interval '1 day' where id = ${last.journalId}`)
    await change(sql`update journal_lines set hash = 'made up' where sequence = ${last.sequence}`)
    assert.deepEqual(await saidOf(id), [broken(last, id), `Account ${id} had another last line`])
  })

  it('finds a journal without lines, and lines without their journal', async () => {
    const { id, lines } = await threeLines()
    const last = lines[2] ?? assert.fail()
    const { db } = context.server
    const [kept = assert.fail()] = await db.select().from(journals).where(eq(journals.id, last.journalId))
    const both = await db
      .select()
      .from(journalLines)
      .where(eq(journalLines.journalId, kept.id))
      .orderBy(asc(journalLines.sequence))
    await behindItsBack(db, (tx) => tx.insert(journals).values({ ...kept, id: 'without-lines' }))
    await change(sql`delete from journals where id = ${last.journalId}`)
    assert.deepEqual(await saidOf('without-lines'), ['Journal without-lines has no lines'])
    const said = await saidOf(id, last.journalId)
    assert.ok(said.includes(broken(last, id)), said.join('\n'))
    assert.deepEqual(
      said.filter((line) => line.endsWith('which is gone')),
      both.map(({ sequence }) => `Line ${sequence} belongs to journal ${last.journalId}, which is gone`),
    )
  })
})

describe('orders, services, top-ups and refunds', () => {
  const things = { order: '', storeOrder: '', topup: '', parcel: '', case: '' }
  let customer: TestCustomer

  before(async () => {
    const { server } = context
    customer = await newCustomer(server)
    await creditBalance(server, customer, '500.00')
    const staff = operatorOf(server)

    const order = await paidOrder(server, customer)
    await orderStaff(staff).call(order.code, 'refund', { amount: '3.00', reason: 'Late' })
    things.order = order.id

    const { id, total } = await unpaidStoreOrder(customer, 'packing-tape')
    accepted(await customer.api.post(`/api/u/store/order/${id}/pay`, { expectedTotal: total }))
    things.storeOrder = id

    const topup = await submitTopup(customer)
    await topupStaff(server, topup).approve()
    things.topup = topup.id

    const parcel = await storedParcel(server, customer)
    const photos = { additionalServiceId: 'detail-photos', expectedPrice: '5.00' }
    accepted(await customer.api.post(`${PARCELS}/${parcel.id}/service`, photos))
    things.parcel = parcel.id

    const opened = accepted(
      await customer.api.post<AfterSalesDetail>('/api/u/after-sales', {
        parcelId: parcel.id,
        kind: 'CLAIM',
        description: 'A corner is dented',
      }),
    )
    const decision = { content: 'Sorry', compensation: '2.00' }
    accepted(await staff.post(`/api/admin/warehouse/after-sales/${opened.id}/resolve`, decision))
    things.case = opened.id
  })

  it('match their journals', async () => {
    assert.deepEqual(await saidOf(...Object.values(things)), [])
  })

  for (const [what, thing, changed, said] of [
    [
      'a shipment order that was paid with another total',
      'order',
      sql`update logistics_orders set total = total + 100 where id = `,
      /^LOGISTICS_ORDER \w+ says -[\d.]+, its journals of type 3 say -[\d.]+$/,
    ],
    [
      'a shipment order with another refund',
      'order',
      sql`update logistics_orders set refunded = 400 where id = `,
      /^LOGISTICS_ORDER \w+ says 4.00, its journals of type 8 say 3.00$/,
    ],
    [
      'a mall order that says it is unpaid',
      'storeOrder',
      sql`update store_orders set status = 10 where id = `,
      /^STORE_ORDER \w+ says 0.00, its journals of type 6 say -[\d.]+$/,
    ],
    [
      'a top-up that says it was rejected',
      'topup',
      sql`update topups set status = 3 where id = `,
      /^TOPUP \w+ says 0.00, its journals of type 1 say 100.50$/,
    ],
    [
      'a service that says it was withdrawn',
      'parcel',
      sql`update service_requests set status = 40 where parcel_id = `,
      /^PARCEL \w+ says 5.00, its journals of type 5 say 0.00$/,
    ],
    [
      'a case with another compensation',
      'case',
      sql`update after_sales_cases set compensation = null where id = `,
      /^AFTER_SALES \w+ says 0.00, its journals of type 5 say 2.00$/,
    ],
  ] as const) {
    it(`include ${what}`, async () => {
      const id = things[thing]
      await change(sql`${changed}${id}`)
      assert.match((await saidOf(id)).join('\n'), new RegExp(said, 'm'))
    })
  }

  it('include one that was paid and whose journal is gone', async () => {
    const { server } = context
    const topup = await submitTopup(customer)
    await topupStaff(server, topup).approve()
    const { db } = context.server
    const [journal = assert.fail()] = await db.select().from(journals).where(eq(journals.subjectId, topup.id))
    await remove(journal.id)
    assert.deepEqual(await saidOf(topup.id), [
      `TOPUP ${topup.id} says 100.50, its journals of type 1 say 0.00`,
    ])
  })

  it('include one that is gone and whose journal is there', async () => {
    const id = things.storeOrder
    await change(sql`delete from store_orders where id = ${id}`)
    const [sentence, ...more] = await saidOf(id)
    assert.match(sentence ?? '', /^Journal \w+ is about STORE_ORDER \w+, which does not exist$/)
    assert.deepEqual(more, [])
  })

  it('are listed up to a limit', async () => {
    const [kept = assert.fail()] = await context.server.db.select().from(journals).limit(1)
    const many = Array.from({ length: 250 }, (_, index) => ({
      ...kept,
      subjectId: null,
      id: `empty-${index}`,
    }))
    await behindItsBack(context.server.db, (tx) => tx.insert(journals).values(many))
    const said = (await check()).split('\n')
    assert.deepEqual([said.length, said.at(-1)], [201, '… and more'])
  })
})
