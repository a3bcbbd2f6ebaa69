import { setLocale } from '@/i18n'
import { timeText } from '@/i18n/timeText'
import { DEFAULT_LOCALE } from '@/model/enumerations/session'
import { formatDate, formatDateTime, relativeTime } from '@/model/format/relativeTime'

const now = new Date(2026, 10, 20, 12, 0, 0)
const ago = (ms: number) => new Date(now.getTime() - ms)
const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe('relativeTime', () => {
  it.each([
    ['a moment in the future', -HOUR, { unit: 'now' }],
    ['this very moment', 0, { unit: 'now' }],
    ['just under 5 minutes', 5 * MINUTE - 1, { unit: 'now' }],
    ['5 minutes', 5 * MINUTE, { unit: 'minutes', count: 5 }],
    ['just under an hour', HOUR - 1, { unit: 'minutes', count: 59 }],
    ['an hour', HOUR, { unit: 'hours', count: 1 }],
    ['just under a day', DAY - 1, { unit: 'hours', count: 23 }],
    ['a day', DAY, { unit: 'days', count: 1 }],
    ['just under a week', 7 * DAY - 1, { unit: 'days', count: 6 }],
    ['a week', 7 * DAY, { unit: 'date', text: '2026-11-13' }],
  ])('%s', (_age, ageMs, expected) => {
    expect(relativeTime(ago(ageMs), now)).toEqual(expected)
  })
})

describe('timeText', () => {
  afterEach(() => setLocale(DEFAULT_LOCALE))

  it.each([
    [0, '刚刚', 'Just now'],
    [12 * MINUTE, '12 分钟前', '12 min ago'],
    [3 * HOUR, '3 小时前', '3 h ago'],
    [2 * DAY, '2 天前', '2 d ago'],
    [30 * DAY, '2026-10-21', '2026-10-21'],
  ])('%d ms ago is %s, and %s in English', (ageMs, chinese, english) => {
    expect(timeText(ago(ageMs), now)).toBe(chinese)
    setLocale('en')
    expect(timeText(ago(ageMs), now)).toBe(english)
  })
})

it('formatDate and formatDateTime pad to two digits', () => {
  const moment = new Date(2026, 0, 2, 3, 4)

  expect(formatDate(moment)).toBe('2026-01-02')
  expect(formatDateTime(moment)).toBe('2026-01-02 03:04')
})
