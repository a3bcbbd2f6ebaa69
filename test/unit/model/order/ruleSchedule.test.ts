import { firstDates, scheduleDates, weekdayOf } from '@/model/order/ruleSchedule'

const TUESDAY = '2026-11-24'

describe('a schedule', () => {
  it('can begin on the next four days of a weekday, but not today', () => {
    expect(firstDates(5, TUESDAY)).toEqual(['2026-11-27', '2026-12-04', '2026-12-11', '2026-12-18'])
    expect(firstDates(2, TUESDAY)[0]).toBe('2026-12-01')
    expect(firstDates(1, TUESDAY)[0]).toBe('2026-11-30')
  })

  it.each([
    ['2026-11-27', ['2026-11-27', '2026-12-11', '2026-12-25']],
    ['2027-01-01', ['2027-01-01', '2027-01-15', '2027-01-29']],
    ['2026-11-13', ['2026-11-27', '2026-12-11', '2026-12-25']],
    [TUESDAY, ['2026-12-08', '2026-12-22', '2027-01-05']],
  ])('every second week from %s', (firstDate, dates) => {
    expect(scheduleDates(firstDate, 2, TUESDAY, 3)).toEqual(dates)
  })

  it('keeps its weekday when the phone’s clocks change', () => {
    const dates = scheduleDates('2026-10-23', 1, '2026-10-22', 3)

    expect(dates.map(weekdayOf)).toEqual([5, 5, 5])
  })
})
