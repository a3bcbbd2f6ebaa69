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
  compareBills(bill(before), bill(now))

describe('lines of both bills', () => {
  it('stand side by side in the bill’s order', () => {
    const [shipping, service, coupon] = compare(
      [freight, line('Discount', '-15.00')],
      [freight, line('AdditionalServiceFee', '9.00'), line('Discount', '-15.00')],
    )

    expect(shipping).toMatchObject({ estimated: '70.00', actual: '70.00' })
    expect(service).toMatchObject({ estimated: null, actual: '9.00' })
    expect(coupon).toMatchObject({ kind: 'Discount', estimated: '-15.00', actual: '-15.00' })
  })

  it('keeps a line that only the estimate had in its place', () => {
    const lines = compare(
      [freight, line('StorageFee', '3.00'), line('Premium', '5.98')],
      [freight, line('Premium', '5.98')],
    )

    expect(lines.map(({ kind }) => kind)).toEqual(['InternationalShipping', 'StorageFee', 'Premium'])
    expect(lines[1]).toMatchObject({ estimated: '3.00', actual: null })
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

    expect(lines.map(({ displayName, estimated, actual }) => [displayName, estimated, actual])).toEqual([
      ['拍照', '2.00', '4.00'],
      ['加固', '15.00', '15.00'],
      ['Premium', '3.00', '3.00'],
      ['Premium', '4.00', '5.00'],
    ])
  })

  it('puts a kind that only a newer server knows last', () => {
    const unknown = { ...line('Gst', '1.00'), kind: 'Levy' as BillLineKind }

    expect(compare([], [unknown, freight]).map(({ kind }) => kind)).toEqual(['InternationalShipping', 'Levy'])
  })
})
