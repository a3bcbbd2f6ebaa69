import { TopupStatus } from '@/model/enumerations/funds'
import { isReviewLate, isTopupOpen, timeLeft, topupState, topupTone } from '@/model/funds/topup'

const { Pending, PendingAudit, Paid, Cancalled, Expired } = TopupStatus

describe('a top-up', () => {
  it.each([
    [Pending, null, 'pending', 'warning'],
    [PendingAudit, null, 'review', 'neutral'],
    [Paid, null, 'paid', 'success'],
    [Cancalled, '截图看不清', 'rejected', 'danger'],
    [Cancalled, null, 'cancelled', 'neutral'],
    [Expired, null, 'expired', 'neutral'],
    [77 as TopupStatus, null, 'unknown', 'neutral'],
  ] as const)('of status %s with the reason %s is %s, shown as %s', (status, rejectReason, state, tone) => {
    expect(topupState({ status, rejectReason })).toBe(state)
    expect(topupTone({ status, rejectReason })).toBe(tone)
  })

  it('is open until it is decided, cancelled or expired', () => {
    const open = Object.values(TopupStatus).filter((status) => isTopupOpen({ status }))

    expect(open).toEqual([Pending, PendingAudit])
  })
})

describe('a review', () => {
  const at = (time: string) => new Date(`2026-11-23T${time}Z`)

  it.each([
    ['15:29:59', false],
    ['15:30:00', false],
    ['15:30:01', true],
  ])('expected by 15:30 is late at %s: %s', (now, isLate) => {
    expect(isReviewLate({ expectedReviewTime: at('15:30:00'), serverTime: at(now) })).toBe(isLate)
  })

  it('of unknown duration is never late', () => {
    expect(isReviewLate({ expectedReviewTime: null, serverTime: at('15:30:00') })).toBe(false)
  })
})

describe('the time left', () => {
  const until = new Date('2026-11-24T07:00:00Z')

  it.each([
    ['2026-11-23T07:48:30Z', 23, 12],
    ['2026-11-24T06:00:00Z', 1, 0],
    ['2026-11-24T06:59:59Z', 0, 1],
    ['2026-11-24T07:00:00Z', 0, 0],
    ['2026-11-24T08:00:00Z', 0, 0],
  ])('at %s is %s h %s min', (now, hours, minutes) => {
    expect(timeLeft(until, new Date(now))).toEqual({ hours, minutes })
  })
})
