import '@/i18n/packages/fundLog'
import { setLocale } from '@/i18n'
import { dayHeading, monthHeading } from '@/pages/users/my-wallet/entryTexts'

afterEach(() => setLocale('zh-Hans'))

it.each([
  ['2026-01-01', '今天', 'Today'],
  ['2025-12-31', '昨天', 'Yesterday'],
  ['2025-12-30', '2025 年 12 月 30 日', '30 Dec 2025'],
  ['2026-03-02', '3 月 2 日', '2 Mar'],
])('calls the day %s %s, or %s', (day, chinese, english) => {
  expect(dayHeading(day, '2026-01-01')).toBe(chinese)
  setLocale('en')
  expect(dayHeading(day, '2026-01-01')).toBe(english)
})

it('names a day by its date until today is known', () => {
  expect(dayHeading('2026-01-01', null)).toBe('1 月 1 日')
})

it('adds the year to a month of another year', () => {
  expect(monthHeading('2026-11', '2026-12-01')).toBe('11 月')
  expect(monthHeading('2025-11', '2026-12-01')).toBe('2025 年 11 月')
})
