import { truncateAtLine } from '@/model/expressNumber/truncateAtLine'

it.each([
  ['all of it where there is room', 'ab\ncd', 5, 'ab\ncd'],
  ['no line that would be cut', 'ab\ncd\nef', 7, 'ab\ncd'],
  ['a line that just fits', 'ab\ncd\nef', 5, 'ab\ncd'],
  ['lines as Windows and old Macs end them', 'ab\r\ncd\ref', 7, 'ab\r\ncd'],
  ['parts of the only line', 'ab，cd、ef', 7, 'ab，cd、'],
  ['nothing of one that has no parts', 'abcdef', 5, ''],
])('the beginning of a text has %s', (_what, text, limit, beginning) => {
  expect(truncateAtLine(text, limit)).toBe(beginning)
})
