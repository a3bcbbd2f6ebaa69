import fc from 'fast-check'

import { ParcelStatus } from '@/model/enumerations/parcel'
import {
  deliveredHelp,
  isParcelCancellable,
  isParcelEditable,
  parcelAction,
  storageTone,
  volumeWeightParts,
} from '@/model/parcel/parcelCare'

const statuses = Object.values(ParcelStatus)
const parcel = (status: ParcelStatus, isSubmitted = false, isDeclared = true) => ({
  status,
  isSubmitted,
  isDeclared,
})

const those = (rule: (status: ParcelStatus) => unknown) => statuses.filter(rule)

it('a declaration can be taken back until the parcel arrives', () => {
  expect(those((status) => isParcelCancellable({ status }))).toEqual([ParcelStatus.NotArrival])
})

it('there is help until a parcel is checked in', () => {
  expect(those((status) => deliveredHelp({ status }) === 'notArrived')).toEqual([ParcelStatus.NotArrival])
  expect(those((status) => deliveredHelp({ status }) === 'notCheckedIn')).toEqual([ParcelStatus.Arrived])
})

describe('parcelAction', () => {
  it.each([
    [ParcelStatus.NotArrival, 'edit'],
    [ParcelStatus.Arrived, 'edit'],
    [ParcelStatus.Inbound, 'ship'],
    [ParcelStatus.Canceled, null],
  ])('of a declared parcel with status %d is %s', (status, action) => {
    expect(parcelAction(parcel(status))).toBe(action)
  })

  it('is the declaration while there is none, wherever the parcel is', () => {
    const actions = statuses.map((status) => parcelAction(parcel(status, false, false)))

    expect(actions.filter((action) => action !== 'declare')).toEqual([null])
  })

  it('is nothing once a declared parcel is part of a shipment', () => {
    const actions = statuses.map((status) => parcelAction(parcel(status, true)))

    expect(new Set(actions)).toEqual(new Set([null]))
  })

  it('never offers to edit or ship what cannot be edited', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...statuses),
        fc.boolean(),
        fc.boolean(),
        (status, isSubmitted, isDeclared) => {
          const one = parcel(status, isSubmitted, isDeclared)
          const action = parcelAction(one)
          if (action === 'edit' || action === 'ship') expect(isParcelEditable(one)).toBe(true)
        },
      ),
    )
  })
})

describe('storageTone', () => {
  it.each([
    [30, 'neutral'],
    [6, 'neutral'],
    [5, 'warning'],
    [0, 'warning'],
    [-1, 'danger'],
  ])('with %d days left is %s', (days, tone) => {
    expect(storageTone(days)).toBe(tone)
  })
})

describe('volumeWeightParts', () => {
  const measured = { length: 30, width: 20, height: 10, volumeWeight: 1, volumeDivisor: 6000 }

  it('names the sides, the divisor and what comes out', () => {
    expect(volumeWeightParts(measured)).toEqual({ size: '30 × 20 × 10', divisor: '6000', weight: '1.00' })
  })

  it.each(Object.keys(measured))('says nothing without the %s', (part) => {
    expect(volumeWeightParts({ ...measured, [part]: null })).toBeNull()
  })
})
