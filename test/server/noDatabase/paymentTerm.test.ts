import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import fc from 'fast-check'

import { toBill } from '../../../server/modules/shipping/billView.ts'
import { computeBill } from '../../../server/money/bill.ts'
import { toBillRecord } from '../../../server/money/billRecord.ts'
import { parseMoney } from '../../../server/money/money.ts'
import { billAt, lastFreeDayOf, storageSince, termFrom } from '../../../server/money/paymentTerm.ts'
import { AMOUNTS_FROM_VIEW } from '../../support/server/billFromView.ts'
import { anyBillInput, billInput } from '../../support/server/billInputs.ts'
import { anyTerm } from '../../support/server/generatedOrders.ts'

const TERMS = { freeDays: 7, days: 30 }
const anyDay = fc.nat({ max: 60 })

describe('the term of an unpaid order', () => {
  it('is free for its own days, and as long as a parcel’s own free storage lasts', () => {
    const term = termFrom(100, [95, 105, 120], TERMS)
    assert.deepEqual(term, { freeUntil: [107, 107, 120], lastDay: 130 })
    assert.equal(lastFreeDayOf(term), 107)
    assert.deepEqual(storageSince(term, 107), { days: 0, parcels: 0 })
    assert.deepEqual(storageSince(term, 109), { days: 4, parcels: 2 })
    assert.deepEqual(storageSince(term, 121), { days: 29, parcels: 3 })
  })

  it('has no day without further fees to speak of if there are none before it ends', () => {
    assert.equal(lastFreeDayOf(termFrom(100, [130, 200], TERMS)), null)
    assert.equal(lastFreeDayOf(termFrom(100, [129, 200], TERMS)), 129)
  })

  it('costs a fee a day for each parcel whose free days are over, none of them twice', () => {
    fc.assert(
      fc.property(anyTerm, anyDay, (term, day) => {
        const [before, after] = [storageSince(term, day), storageSince(term, day + 1)]
        const over = term.freeUntil.filter((last) => last < day + 1).length
        assert.deepEqual(after, { days: before.days + over, parcels: over })
        assert.deepEqual(storageSince(term, 7), { days: 0, parcels: 0 })
      }),
    )
  })

  it('adds a line to the bill that explains itself, and changes the tax alone', () => {
    fc.assert(
      fc.property(anyBillInput, anyTerm, anyDay, (input, term, day) => {
        const bill = computeBill(input)
        const due = billAt(bill, term, day, input.storage.dailyFee)
        const shown = toBill(toBillRecord(due), 'en')
        const { lines, total } = shown
        for (const line of lines) {
          assert.equal(parseMoney(line.amount), AMOUNTS_FROM_VIEW[line.kind](line, shown), line.explanation)
        }
        assert.equal(
          lines.reduce((sum, { amount }) => sum + parseMoney(amount), 0n),
          parseMoney(total),
        )
        const untaxed = due.lines.filter(({ kind, name }) => kind !== 'Gst' && !isSince(name))
        assert.deepEqual(
          untaxed,
          bill.lines.filter(({ kind }) => kind !== 'Gst'),
        )
      }),
    )
  })

  it('says what storage costs since, beside what it cost until the weighing', () => {
    const bill = computeBill(billInput({ storage: { days: 3, parcels: 1, dailyFee: 100n }, gstRate: '0.1' }))
    const due = billAt(bill, termFrom(0, [-3, 2], TERMS), 10, 100n)
    const { lines } = toBill(toBillRecord(due), 'en')
    assert.deepEqual(
      lines.map(({ displayName, amount, explanation }) => `${displayName}: ${amount} (${explanation})`),
      [
        'International shipping: 72.00 (First 0.5 kg at 42.00 + 2 more × 0.5 kg at 15.00)',
        'Storage fee: 3.00 (3 days beyond free storage, 1.00 a day)',
        'Storage while unpaid: 6.00 (6 days beyond the free days, 1.00 a day)',
        'GST: 8.10 (10% of 81.00)',
      ],
    )
  })
})

const isSince = (name: { readonly en: string } | null): boolean => name?.en === 'Storage while unpaid'
