import { badgeText } from '@/model/format/badgeText'

it.each([
  [0, null],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('%s is %s', (count, text) => expect(badgeText(count)).toBe(text))
