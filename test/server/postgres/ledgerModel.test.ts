import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { setFlagsFromString } from 'node:v8'

import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'

import { FundAccountLogType as Type } from '../../../server/contracts/enumerations.ts'
import { fundAccounts, journalLines, journals, users } from '../../../server/db/schema/index.ts'
import { chargeCustomer, creditCustomer, type Posting } from '../../../server/modules/fund/ledger.ts'
import { checkLedger } from '../../../server/modules/fund/ledgerCheck.ts'
import { balanceKey, customerAccount, replay, type Journal } from '../../../server/money/ledger.ts'
import { ApiProblem } from '../../../server/base/http/problem.ts'
import { openTestDatabase } from '../../support/server/testDatabase.ts'

import type { Database, DatabaseConnection, Transaction } from '../../../server/db/client.ts'

const CUSTOMERS = ['anna', 'ben', 'chen', 'dina', 'emil']
const OPERATIONS = process.env['TEST_EVERYTHING'] ? 10_000 : 2000
/** How many transactions begin at the same moment, and how many operations each has. */
const GROUP = 10
const STEPS = 10

const SOUND = { isSound: true, faults: [], hasMore: false }

interface Operation {
  readonly kind: 'credit' | 'charge' | 'refund'
  readonly customer: string
  readonly amount: bigint
}

const operation: fc.Arbitrary<Operation> = fc.record({
  kind: fc.constantFrom('credit', 'charge', 'charge', 'refund'),
  customer: fc.constantFrom(...CUSTOMERS),
  amount: fc.bigInt({ min: 0n, max: 50_000n }),
})

let connection: DatabaseConnection | undefined
const database = (): Database => connection?.db ?? assert.fail()

before(async () => {
  // Unlike other tests' databases this one is at work for long enough to be worth optimising.
  setFlagsFromString('--no-liftoff-only')
  connection = await openTestDatabase()
  const now = new Date()
  await database()
    .insert(users)
    .values(
      CUSTOMERS.map((id, index) => ({
        id,
        userName: id,
        userNameKey: id,
        nickname: id,
        idCode: `FW00000${index}`,
        creationTime: now,
      })),
    )
})
after(() => connection?.close())

const posting = ({ kind, customer, amount }: Operation): Posting => ({
  userId: customer,
  currencyCode: 'CNY',
  amount,
  type: kind === 'charge' ? Type.Withdraw : Type.Manual,
  subject: null,
  note: { key: 'fundNote.topup' },
})

/** @returns the change of one customer's balance by each operation of a transaction */
function runAll(db: Database, wanted: readonly Operation[]): Promise<bigint[]> {
  return db.transaction(async (tx) => {
    const changes: bigint[] = []
    for (const one of wanted) changes.push(await step(tx, one))
    return changes
  })
}

/** @returns the change of the customer's balance */
function run(db: Database, wanted: Operation): Promise<bigint> {
  return db.transaction((tx) => step(tx, wanted))
}

async function step(tx: Transaction, wanted: Operation): Promise<bigint> {
  const book = wanted.kind === 'charge' ? chargeCustomer : creditCustomer
  try {
    const { balance } = await book(tx, posting(wanted), new Date())
    assert.ok(balance >= 0n)
    return wanted.kind === 'charge' ? -wanted.amount : wanted.amount
  } catch (error) {
    assert.ok(error instanceof ApiProblem && error.code === 'InsufficientBalance', String(error))
    return 0n
  }
}

async function keptJournals(db: Database): Promise<Journal[]> {
  const rows = await db
    .select({ journalId: journals.id, currencyCode: journals.currencyCode, line: journalLines })
    .from(journalLines)
    .innerJoin(journals, eq(journals.id, journalLines.journalId))
    .orderBy(asc(journalLines.sequence))
  const kept = new Map<string, { currencyCode: string; lines: Journal['lines'][number][] }>()
  for (const { journalId, currencyCode, line } of rows) {
    const journal = kept.get(journalId) ?? { currencyCode, lines: [] }
    journal.lines.push({ account: line.account, amount: line.amount })
    kept.set(journalId, journal)
  }
  return [...kept.values()]
}

describe('the ledger under thousands of random operations', () => {
  it('never loses money, never goes below zero, and can be replayed', async (t) => {
    const db = database()
    const expected = new Map(CUSTOMERS.map((customer) => [customer, 0n]))
    // One customer a transaction: two that lock the same customers in another order would wait for each other.
    const transaction = fc
      .tuple(
        fc.constantFrom(...CUSTOMERS),
        fc.array(operation, { minLength: STEPS, maxLength: STEPS, size: 'max' }),
      )
      .map(([customer, operations]) => operations.map((one) => ({ ...one, customer })))
    const seed = randomInt(2 ** 31)
    t.diagnostic(`seed ${seed}`)
    const transactions = fc.sample(transaction, { numRuns: OPERATIONS / STEPS, seed })
    for (let begin = 0; begin < transactions.length; begin += GROUP) {
      const group = transactions.slice(begin, begin + GROUP)
      const changes = await Promise.all(group.map((operations) => runAll(db, operations)))
      group.forEach(([first], index) => {
        const { customer } = first ?? assert.fail()
        const change = changes[index]?.reduce((sum, one) => sum + one, 0n) ?? assert.fail()
        expected.set(customer, (expected.get(customer) ?? 0n) + change)
      })
    }

    assert.deepEqual(await checkLedger(db), SOUND)
    const accounts = await db.select().from(fundAccounts)
    assert.equal(accounts.length, CUSTOMERS.length)
    const replayed = replay(await keptJournals(db))
    const total = [...replayed.values()].reduce((sum, balance) => sum + balance, 0n)
    assert.equal(total, 0n)
    for (const { id, userId, balance } of accounts) {
      assert.ok(balance >= 0n)
      assert.equal(balance, expected.get(userId), 'what was answered is what happened')
      assert.equal(replayed.get(balanceKey(customerAccount(id), 'CNY')), balance)
    }
  })

  it('lets a hundred spends at the same moment take what there is and no more', async () => {
    const db = database()
    const userId = 'ben'
    const [before] = await db.select().from(fundAccounts).where(eq(fundAccounts.userId, userId))
    await run(db, { kind: 'charge', customer: userId, amount: before?.balance ?? 0n })
    await run(db, { kind: 'credit', customer: userId, amount: 1050n })
    const spend: Operation = { kind: 'charge', customer: userId, amount: 100n }
    const spent = await Promise.all(Array.from({ length: 100 }, () => run(db, spend)))
    assert.equal(spent.filter((change) => change !== 0n).length, 10)
    const [left] = await db.select().from(fundAccounts).where(eq(fundAccounts.userId, userId))
    assert.equal(left?.balance, 50n)
  })

  it('charges a subject once, whatever the caller forgets to lock', async () => {
    const db = database()
    await run(db, { kind: 'credit', customer: 'chen', amount: 1000n })
    const order: Posting = {
      ...posting({ kind: 'charge', customer: 'chen', amount: 100n }),
      type: Type.LogisticsOrder,
      subject: { type: 'LOGISTICS_ORDER', id: 'order-1' },
    }
    const pay = () => db.transaction((tx) => chargeCustomer(tx, order, new Date()))
    const paid = await Promise.allSettled(Array.from({ length: 20 }, pay))
    assert.equal(paid.filter(({ status }) => status === 'fulfilled').length, 1)
    const { faults } = await checkLedger(db)
    assert.deepEqual(
      faults.map(({ kind, subject }) => [kind, subject?.id]),
      [['UNKNOWN_SUBJECT', 'order-1']],
      'the ledger is sound, but nobody has made the order',
    )
  })
})
