import type { BillLine, BillLineKind } from '@/model/order/bill'
import { compareBills } from '@/model/order/billComparison'

import { aBillDto } from '../../../support/app/orderFactories'

const line = (kind: BillLineKind, amount: string, displayName: string = kind): BillLine => ({
  kind,
  amount,
  displayName,
  explanation: '',
})
const freight = line('InternationalShipping', '70.00')
const bill = (lines: readonly BillLine[], more: Partial<Parameters<typeof aBillDto>[0]> = {}) =>
  aBillDto({ lines: [...lines], ...more })
const compare = (before: readonly BillLine[], now: readonly BillLine[]) =>
  compareBills(bill(before), bill(now)).lines

describe('lines of both bills', () => {
  it('stand side by side in the bill’s order, and say nothing where they are equal', () => {
    const [shipping, service, coupon] = compare(
      [freight, line('Discount', '-15.00')],
      [freight, line('AdditionalServiceFee', '9.00'), line('Discount', '-15.00')],
    )

    expect(shipping).toMatchObject({ estimated: '70.00', actual: '70.00', cause: null })
    expect(service).toMatchObject({ estimated: null, actual: '9.00', cause: { kind: 'serviceAdded' } })
    expect(coupon).toMatchObject({ kind: 'Discount', cause: null })
  })

  it('keeps a line that only the estimate had in its place', () => {
    const lines = compare(
      [freight, line('StorageFee', '3.00'), line('Premium', '5.98')],
      [freight, line('Premium', '5.98')],
    )

    expect(lines.map(({ kind }) => kind)).toEqual(['InternationalShipping', 'StorageFee', 'Premium'])
    expect(lines[1]).toMatchObject({ estimated: '3.00', actual: null, cause: { kind: 'storage' } })
  })

  it('pairs services by name and premiums in order', () => {
    const lines = compare(
      [
        line('AdditionalServiceFee', '15.00', '加固'),
        line('AdditionalServiceFee', '2.00', '拍照'),
        line('Premium', '3.00'),
        line('Premium', '4.00'),
      ],
      [
        line('AdditionalServiceFee', '4.00', '拍照'),
        line('AdditionalServiceFee', '15.00', '加固'),
        line('Premium', '3.00'),
        line('Premium', '5.00'),
      ],
    )

    expect(lines.map(({ displayName, cause }) => [displayName, cause?.kind ?? null])).toEqual([
      ['拍照', 'servicePrice'],
      ['加固', null],
      ['Premium', null],
      ['Premium', 'insuredValue'],
    ])
  })

  it('puts a kind that only a newer server knows last', () => {
    const unknown = { ...line('Gst', '1.00'), kind: 'Levy' as BillLineKind }

    expect(compare([], [unknown, freight]).map(({ kind }) => kind)).toEqual(['InternationalShipping', 'Levy'])
    expect(compare([], [unknown])[0]?.cause).toEqual({ kind: 'other' })
  })
})

it('sums the difference, negative when it became cheaper', () => {
  const difference = (before: string, now: string) =>
    compareBills(bill([], { total: before }), bill([], { total: now })).difference

  expect(difference('78.98', '85.98')).toBe('7.00')
  expect(difference('85.98', '78.98')).toBe('-7.00')
})

it.each([
  ['CollectingFee', null, '8.00', 'collecting'],
  ['StorageFee', '3.00', '4.00', 'storage'],
  ['AdditionalServiceFee', '3.00', null, 'serviceRemoved'],
  ['VipGroupDiscount', '-3.00', '-4.00', 'vip'],
  ['Discount', null, '-4.00', 'couponUsed'],
  ['Discount', '-4.00', null, 'couponUnused'],
  ['Discount', '-4.00', '-5.00', 'couponAmount'],
  ['Gst', '1.00', '2.00', 'tax'],
] as const)('the cause of a different %s (%s → %s) is “%s”', (kind, before, now, cause) => {
  const [compared] = compare(
    before === null ? [] : [line(kind, before)],
    now === null ? [] : [line(kind, now)],
  )

  expect(compared?.cause).toEqual({ kind: cause })
})

describe('freight that differs', () => {
  const cause = (
    before: Partial<Parameters<typeof aBillDto>[0]>,
    now: Partial<Parameters<typeof aBillDto>[0]>,
  ) => compareBills(bill([freight], before), bill([{ ...freight, amount: '80.00' }], now)).lines[0]?.cause

  it('is put down to the weight, with both figures', () => {
    expect(
      cause({ actualWeight: 6.93, chargeableWeight: 7 }, { actualWeight: 7.35, chargeableWeight: 8 }),
    ).toEqual({
      kind: 'measure',
      now: { by: 'actual', measured: 7.35 },
      before: { by: 'actual', measured: 6.93 },
      charged: 8,
      isMinimum: false,
    })
  })

  it('names the volume weight once that is the larger', () => {
    expect(
      cause(
        { actualWeight: 2, chargeableWeight: 2 },
        { actualWeight: 2, volumeWeight: 3.4, chargeableWeight: 3.5 },
      ),
    ).toMatchObject({ now: { by: 'volumetric', measured: 3.4 }, before: { by: 'actual', measured: 2 } })
  })

  it('compares volumes where they are charged', () => {
    const metered = { roundingStep: 0.01, minimumMeasure: 0.1 }

    expect(
      cause(
        { ...metered, volume: 0.115, chargeableVolume: 0.12 },
        { ...metered, volume: 0.05, chargeableVolume: 0.1 },
      ),
    ).toMatchObject({ now: { by: 'volume', measured: 0.05 }, charged: 0.1, isMinimum: true })
  })

  it('is put down to the price where the same is charged for', () => {
    expect(cause({}, {})).toEqual({ kind: 'price' })
  })
})
