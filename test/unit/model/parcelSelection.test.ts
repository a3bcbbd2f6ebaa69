import { summaryOf } from '@/model/parcelSelection'

const stored = (weight: number | null, freeUntil?: string) => ({
  weight,
  storage: freeUntil
    ? {
        inboundTime: new Date('2026-11-01'),
        freeDays: 30,
        freeUntil: new Date(freeUntil),
        dailyFee: '0.50',
        accruedFee: '0.00',
        currencyCode: 'CNY',
      }
    : null,
})

describe('what ticked parcels come to', () => {
  it('is nothing for none', () => {
    expect(summaryOf([])).toEqual({ count: 0, weight: 0, freeUntil: null })
  })

  it('adds weights up to the gram', () => {
    expect(summaryOf([stored(0.1), stored(0.2), stored(1.005), stored(null)])).toMatchObject({
      count: 4,
      weight: 1.305,
    })
  })

  it('names the first day on which free storage ends', () => {
    const { freeUntil } = summaryOf([stored(1, '2026-12-20'), stored(1, '2026-12-03'), stored(1)])

    expect(freeUntil).toEqual(new Date('2026-12-03'))
  })
})
