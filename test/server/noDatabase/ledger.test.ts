import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'

import fc from 'fast-check'

import {
  balanceKey,
  checkBalanced,
  customerAccount,
  Overdrawn,
  post,
  replay,
  transfer,
  UnbalancedJournal,
  type Balances,
  type Journal,
} from '../../../server/money/ledger.ts'

const ANNA = customerAccount('anna')
const cny = (lines: Journal['lines']): Journal => ({ currencyCode: 'CNY', lines })
const anna = (balances: Balances) => balances.get(balanceKey(ANNA, 'CNY')) ?? 0n

describe('a journal', () => {
  it('adds up to zero, and has two sides', () => {
    checkBalanced(transfer('house:cash', ANNA, 500n))
    assert.throws(() => checkBalanced([]), UnbalancedJournal)
    assert.throws(() => checkBalanced([{ account: ANNA, amount: 0n }]), UnbalancedJournal)
    const uneven = [
      { account: ANNA, amount: 500n },
      { account: 'house:cash', amount: -499n },
    ] as const
    assert.throws(() => post(new Map(), cny(uneven)), UnbalancedJournal)
  })

  it('moves an amount in one direction', () => {
    assert.throws(() => transfer('house:cash', ANNA, 0n), RangeError)
    assert.throws(() => transfer('house:cash', ANNA, -1n), RangeError)
  })

  it('never lets a customer owe money, and says how much is missing', () => {
    const balances = replay([cny(transfer('house:cash', ANNA, 300n))])
    const spend = (amount: bigint) => post(balances, cny(transfer(ANNA, 'house:revenue:shipping', amount)))
    assert.equal(anna(spend(300n)), 0n)
    assert.throws(
      () => spend(301n),
      (error) => error instanceof Overdrawn && error.shortfall === 1n,
    )
    assert.equal(anna(balances), 300n, 'a refused journal changes nothing')
  })

  it('keeps currencies apart', () => {
    const balances = replay([cny(transfer('house:cash', ANNA, 300n))])
    const dollars = { currencyCode: 'USD', lines: transfer(ANNA, 'house:cash', 1n) }
    assert.throws(() => post(balances, dollars), Overdrawn)
  })
})

describe('ten thousand journals', () => {
  const operation = fc.record({
    customer: fc.integer({ min: 0, max: 4 }),
    amount: fc.bigInt({ min: 1n, max: 100_000n }),
    isCharge: fc.boolean(),
  })

  it('replay to the same balances, which sum to zero and are never negative', () => {
    const rounds = fc.array(operation, { minLength: 10_000, maxLength: 10_000, size: 'max' })
    fc.assert(
      fc.property(rounds, (operations) => {
        const kept: Journal[] = []
        let balances: Balances = new Map()
        const expected = [0n, 0n, 0n, 0n, 0n]
        for (const { customer, amount, isCharge } of operations) {
          const account = customerAccount(String(customer))
          const lines = isCharge
            ? transfer(account, 'house:cash', amount)
            : transfer('house:cash', account, amount)
          const before = expected[customer] ?? 0n
          const mayHappen = !isCharge || before >= amount
          if (!mayHappen) {
            assert.throws(() => post(balances, cny(lines)), Overdrawn)
            continue
          }
          balances = post(balances, cny(lines))
          kept.push(cny(lines))
          expected[customer] = before + (isCharge ? -amount : amount)
        }
        assert.deepEqual(replay(kept), balances)
        const total = [...balances.values()].reduce((sum, balance) => sum + balance, 0n)
        assert.equal(total, 0n)
        expected.forEach((balance, customer) =>
          assert.equal(balances.get(balanceKey(customerAccount(String(customer)), 'CNY')) ?? 0n, balance),
        )
      }),
      { numRuns: 1 },
    )
  })
})

it('the ledger’s tables are written, and balances changed, in one place', () => {
  const server = fileURLToPath(new URL('../../../server', import.meta.url))
  const writes = /\.insert\(\s*(?:journals|journalLines)\b|\.update\(\s*fundAccounts\b/
  const writers = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .filter((path) => writes.test(readFileSync(join(server, path), 'utf8')))
  assert.deepEqual(writers.sort(), [
    'modules/fund/repository/ledger.ts',
    'modules/fund/repository/ledgerCheck.ts',
  ])
})
