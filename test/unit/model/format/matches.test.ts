import { hasMatch, partsByMatch } from '@/model/format/matches'

const marked = (text: string, search: string) =>
  partsByMatch(text, search)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('')

describe('the words of a search', () => {
  it.each([
    ['30 天免费', '免费', '30 天[免费]'],
    ['Top up by Top-up', 'top', '[Top] up by [Top]-up'],
    ['storage is free', '  free storage ', '[storage] is [free]'],
    ['top-up and top', 'top top-up', '[top-up] and [top]'],
    ['¥1.00 (a day)', '(a .', '¥1[.]00 [(a] day)'],
    ['nothing', 'else', 'nothing'],
    ['nothing', ' ', 'nothing'],
  ])('are marked in “%s”, searched for “%s”', (text, search, expected) => {
    expect(marked(text, search)).toBe(expected)
  })

  it('are there or not', () => {
    expect(hasMatch('Storage', 'STORAGE')).toBe(true)
    expect(hasMatch('Storage', 'parcel')).toBe(false)
    expect(hasMatch('Storage', '')).toBe(false)
  })
})
