import fc from 'fast-check'

import { AFTER_SALES_KINDS, AfterSalesStatus, isCaseOpen } from '@/model/care/afterSales'
import { caseTone } from '@/model/care/caseTone'
import { askedCaseOf } from '@/model/care/newCase'
import { orderCaseKinds } from '@/model/care/orderCaseKinds'
import { parcelCaseKinds } from '@/model/care/parcelCaseKinds'
import { LogisticsOrderStatus } from '@/model/enumerations/logisticsOrder'
import { ParcelStatus } from '@/model/enumerations/parcel'

const subject = (status: ParcelStatus, weight: number | null = null, isSubmitted = false) => ({
  status,
  weight,
  isSubmitted,
})

describe('what can be asked about a parcel', () => {
  it.each([
    ['on its way', subject(ParcelStatus.NotArrival), ['MISSING']],
    ['signed for, not weighed', subject(ParcelStatus.Arrived), ['RETURN']],
    ['checked in', subject(ParcelStatus.Inbound, 1.2), ['WEIGHT_DISPUTE', 'RETURN']],
    ['in a shipment', subject(ParcelStatus.PendingConsolidating, 1.2, true), ['WEIGHT_DISPUTE']],
    ['delivered', subject(ParcelStatus.Signed, 1.2, true), ['WEIGHT_DISPUTE']],
    ['cancelled', subject(ParcelStatus.Canceled), []],
    ['cancelled, though weighed', subject(ParcelStatus.Canceled, 1.2), []],
  ])('%s', (_case, parcel, kinds) => {
    expect(parcelCaseKinds(parcel)).toEqual(kinds)
  })

  it('never is missing and there at the same time', () => {
    const weights = fc.option(fc.double({ min: 0.01, max: 99 }))
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(ParcelStatus)), weights, fc.boolean(), (...parts) => {
        const kinds = parcelCaseKinds(subject(...parts))
        if (kinds.includes('MISSING')) expect(kinds).not.toContain('RETURN')
      }),
    )
  })
})

describe('what can be asked about an order', () => {
  it.each([
    ['being packed', LogisticsOrderStatus.PendingWeighing, false, []],
    ['weighed', LogisticsOrderStatus.PendingPayment, true, ['WEIGHT_DISPUTE', 'BILL_DISPUTE']],
    ['shipped', LogisticsOrderStatus.Shipped, true, ['CLAIM', 'MISSING', 'WEIGHT_DISPUTE', 'BILL_DISPUTE']],
    ['delivered', LogisticsOrderStatus.Signed, true, ['CLAIM', 'MISSING', 'WEIGHT_DISPUTE', 'BILL_DISPUTE']],
    ['completed', LogisticsOrderStatus.Completed, true, ['CLAIM', 'WEIGHT_DISPUTE', 'BILL_DISPUTE']],
    ['cancelled after the weighing', LogisticsOrderStatus.Canceled, true, []],
  ])('%s', (_case, status, isTotalActual, kinds) => {
    expect(orderCaseKinds({ status, isTotalActual })).toEqual(kinds)
  })
})

describe('a link to a new case', () => {
  const kindsOf = (thing: object) =>
    AFTER_SALES_KINDS.map((kind) => askedCaseOf({ ...thing, kind })?.kind ?? null)

  it('is about a parcel or an order, each with kinds of its own', () => {
    expect(kindsOf({ parcelId: '7' })).toEqual([null, 'WEIGHT_DISPUTE', null, 'RETURN', 'MISSING'])
    expect(kindsOf({ orderId: 'o1' })).toEqual(['CLAIM', 'WEIGHT_DISPUTE', null, null, 'MISSING'])
    expect(askedCaseOf({ orderId: 'o1', kind: 'CLAIM' })).toEqual({ orderId: 'o1', kind: 'CLAIM' })
    expect(askedCaseOf({ parcelId: '7', kind: 'toString' })).toBeNull()
  })

  it('that asks about a charge names its line of the bill', () => {
    const link = { orderId: 'o1', kind: 'BILL_DISPUTE', lineKind: 'StorageFee', lineName: '仓储费' }
    expect(askedCaseOf(link)).toEqual({
      orderId: 'o1',
      kind: 'BILL_DISPUTE',
      billLine: { kind: 'StorageFee', displayName: '仓储费' },
    })
    expect(askedCaseOf({ ...link, lineKind: 'toString' })).toBeNull()
    expect(askedCaseOf({ ...link, lineName: '' })).toBeNull()
  })
})

describe('a case', () => {
  it.each([
    [AfterSalesStatus.Open, true, 'neutral'],
    [AfterSalesStatus.Answered, true, 'warning'],
    [AfterSalesStatus.Resolved, false, 'success'],
    [AfterSalesStatus.Rejected, false, 'danger'],
  ])('of status %d: open %s, %s', (status, isOpen, tone) => {
    expect(isCaseOpen({ status })).toBe(isOpen)
    expect(caseTone(status)).toBe(tone)
  })

  it('of a status from a newer server is neutral', () => {
    expect(caseTone(999 as AfterSalesStatus)).toBe('neutral')
  })
})
