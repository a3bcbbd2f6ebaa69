import { setLocale } from '@/i18n'
import { dayRangeText, dayText } from '@/i18n/dayText'

afterEach(() => setLocale('zh-Hans'))

it('names days and ranges in Chinese', () => {
  expect(dayText('2026-11-09')).toBe('11 月 9 日')
  expect(dayRangeText('2026-12-06', '2026-12-12')).toBe('12 月 6–12 日')
  expect(dayRangeText('2026-11-28', '2026-12-03')).toBe('11 月 28 日–12 月 3 日')
})

it('names days and ranges in English', () => {
  setLocale('en')

  expect(dayText('2026-11-09')).toBe('9 Nov')
  expect(dayRangeText('2026-12-06', '2026-12-12')).toBe('6–12 Dec')
  expect(dayRangeText('2026-11-28', '2026-12-03')).toBe('28 Nov – 3 Dec')
  expect(dayRangeText('2026-12-06', '2026-12-06')).toBe('6 Dec')
})
