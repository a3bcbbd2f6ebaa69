import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import fc from 'fast-check'

import { toBill } from '../../../server/modules/shipping/billView.ts'
import { fromBillRecord, toBillRecord } from '../../../server/money/billRecord.ts'
import { computeBill, withCoupon, type BillInput } from '../../../server/money/bill.ts'
import { parseMoney } from '../../../server/money/money.ts'
import { localised } from '../../../server/texts/localised.ts'
import { AMOUNTS_FROM_VIEW } from '../../support/server/billFromView.ts'
import { anyBillInput, anyCoupon, billInput, insured, worth } from '../../support/server/billInputs.ts'

const amounts = (wanted: BillInput) =>
  Object.fromEntries(computeBill(wanted).lines.map(({ kind, amount }) => [kind, amount]))

describe('a bill', () => {
  it('adds what there is to the freight', () => {
    const lines = amounts(
      billInput({
        collectingFee: 1200n,
        storage: { days: 3, parcels: 1, dailyFee: 100n },
        services: [{ name: localised('拍照', 'Photos'), price: 500n, count: 3 }],
        insurances: [insured(88_800n)],
      }),
    )
    assert.deepEqual(lines, {
      InternationalShipping: 7200n,
      CollectingFee: 1200n,
      StorageFee: 300n,
      AdditionalServiceFee: 1500n,
      Premium: 888n,
    })
  })

  it('takes VIP discount and coupon off the shipping alone, and taxes the rest', () => {
    const lines = amounts(
      billInput({
        insurances: [insured(1n)],
        vipDiscountRate: '0.05',
        coupon: worth(1000n),
        gstRate: '0.09',
      }),
    )
    assert.deepEqual(lines, {
      InternationalShipping: 7200n,
      Premium: 100n,
      VipGroupDiscount: -360n,
      Discount: -1000n,
      Gst: 535n,
    })
  })

  it('never gives more off than the shipping costs', () => {
    const bill = computeBill(billInput({ vipDiscountRate: '0.5', coupon: worth(99_999n) }))
    assert.equal(bill.total, 0n)
  })

  it('can be computed again from what it shows', () => {
    fc.assert(
      fc.property(anyBillInput, (wanted) => {
        const shown = toBill(toBillRecord(computeBill(wanted)), 'en')
        const sum = shown.lines.reduce((total, line) => total + parseMoney(line.amount), 0n)
        assert.equal(sum, parseMoney(shown.total))
        for (const line of shown.lines) {
          assert.equal(parseMoney(line.amount), AMOUNTS_FROM_VIEW[line.kind](line, shown), line.explanation)
        }
      }),
    )
  })

  it('says so where a premium was agreed on other terms than today’s', () => {
    const agreed = { ...insured(20_000n), premium: 555n }
    const shown = toBill(toBillRecord(computeBill(billInput({ insurances: [agreed] }))), 'en')
    const premium = shown.lines.find(({ kind }) => kind === 'Premium')
    assert.deepEqual(
      [premium?.amount, premium?.explanation],
      ['5.55', 'Insured value 200.00, at the premium agreed when it was insured'],
    )
  })

  it('tells the premium of one parcel from that of the others', () => {
    const insurances = [{ ...insured(20_000n), parcelNumber: 'SF1300000000001' }, insured(10_000n)]
    const shown = toBill(toBillRecord(computeBill(billInput({ insurances }))), 'en')
    const premiums = shown.lines.filter(({ kind }) => kind === 'Premium')
    assert.deepEqual(
      premiums.map(({ displayName, amount }) => [displayName, amount]),
      [
        ['Premium SF1300000000001', '2.00'],
        ['Premium', '1.00'],
      ],
    )
  })

  it('that was kept takes another coupon as if it had been computed with it', () => {
    fc.assert(
      fc.property(anyBillInput, anyCoupon, (wanted, coupon) => {
        const kept = fromBillRecord(toBillRecord(computeBill(wanted)))
        assert.deepEqual(withCoupon(kept, coupon), computeBill({ ...wanted, coupon }))
      }),
    )
  })

  it('that was kept before its lines had these figures can still be read', () => {
    const record = toBillRecord(computeBill(billInput()))
    const keys = ['bill.storageFee', 'bill.premium', 'bill.coupon'] as const
    const old = keys.map((key) => {
      const explanation = { key, params: { days: 3 } }
      return { kind: 'Discount' as const, name: null, amount: '-1.00', explanation }
    })
    assert.deepEqual(
      toBill({ ...record, lines: old }, 'en').lines.map(({ explanation }) => explanation),
      ['3 days beyond free storage', 'By insured value', 'Taken off international shipping'],
    )
  })

  it('that was kept before its tax rate was takes the rate from its tax', () => {
    const { gstRate, ...old } = toBillRecord(computeBill(billInput({ gstRate: '0.09' })))
    assert.equal(gstRate, '0.09')
    const bill = withCoupon(fromBillRecord(old), worth(1000n))
    assert.equal(bill.lines.find(({ kind }) => kind === 'Gst')?.amount, 558n)
  })
})
