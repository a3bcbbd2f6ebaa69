import {
  NO_REFINEMENT,
  parcelConditions,
  refinementCount,
  submittableConditions,
} from '@/model/parcel/parcelConditions'

describe('what a list of parcels is asked for', () => {
  it('is nothing while nothing is chosen', () => {
    expect(parcelConditions(null, NO_REFINEMENT)).toEqual({})
  })

  it('is the tab and all that it is narrowed down to', () => {
    expect(parcelConditions(63, { isDeclared: true, isSubmitted: false, order: 'storage' })).toEqual({
      status: 63,
      isDeclared: true,
      isSubmitted: false,
      sorting: 'freeUntil asc',
    })
  })

  it('is undeclared on that tab, whatever else was chosen before', () => {
    expect(parcelConditions('undeclared', { ...NO_REFINEMENT, isDeclared: true })).toEqual({
      isDeclared: false,
    })
  })

  it('is what an order takes, in the chosen order, while parcels are ticked', () => {
    expect(submittableConditions('newest')).toEqual({ canSubmit: true })
    expect(submittableConditions('storage')).toEqual({ canSubmit: true, sorting: 'freeUntil asc' })
  })
})

describe('how many ways a tab is narrowed down in', () => {
  it('counts each that has an effect', () => {
    const all = { isDeclared: false, isSubmitted: false, order: 'storage' } as const

    expect(refinementCount(null, NO_REFINEMENT)).toBe(0)
    expect(refinementCount(null, all)).toBe(3)
    expect(refinementCount('undeclared', all)).toBe(2)
  })
})
