import { summaryOf } from '@/model/parcel/parcelSelection'

const stored = (weight: number | null, lastFreeDay?: string) => ({
  weight,
  storage: lastFreeDay
    ? {
        inboundTime: new Date('2026-11-01'),
        freeDays: 30,
        lastFreeDay,
        freeUntil: new Date(`${lastFreeDay}T16:00:00Z`),
        dailyFee: '0.50',
        accruedFee: '0.00',
        currencyCode: 'CNY',
      }
    : null,
})

describe('what ticked parcels come to', () => {
  it('is nothing for none', () => {
    expect(summaryOf([])).toEqual({ count: 0, weight: 0, lastFreeDay: null })
  })

  it('adds weights up to the gram', () => {
    expect(summaryOf([stored(0.1), stored(0.2), stored(1.005), stored(null)])).toMatchObject({
      count: 4,
      weight: 1.305,
    })
  })

  it('names the earliest last free day', () => {
    const { lastFreeDay } = summaryOf([stored(1, '2026-12-20'), stored(1, '2026-12-03'), stored(1)])

    expect(lastFreeDay).toBe('2026-12-03')
  })
})
