import fc from 'fast-check'

import {
  AFTER_SALES_KINDS,
  AfterSalesStatus,
  caseTone,
  isCaseOpen,
  parcelCaseKindOf,
  parcelCaseKinds,
} from '@/model/care/afterSales'
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

  it('is read from a link, claims for what was shipped apart', () => {
    expect(AFTER_SALES_KINDS.map(parcelCaseKindOf)).toEqual([null, 'WEIGHT_DISPUTE', 'RETURN', 'MISSING'])
    expect(parcelCaseKindOf('toString')).toBeNull()
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
