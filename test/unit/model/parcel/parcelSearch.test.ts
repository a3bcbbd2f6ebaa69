import fc from 'fast-check'

import {
  expressNumberIn,
  forgetSearch,
  isSearchHistory,
  MAX_SEARCHES,
  rememberSearch,
} from '@/model/parcel/parcelSearch'

describe('the search history', () => {
  it('has the newest words on top', () => {
    expect(rememberSearch(['b', 'a'], 'c')).toEqual(['c', 'b', 'a'])
  })

  it('has words once, as they were typed last', () => {
    expect(rememberSearch(['shoes', 'Jacket', 'hat'], '  jACKET ')).toEqual(['jACKET', 'shoes', 'hat'])
  })

  it('takes no notice of blanks', () => {
    const history = ['a']

    expect(rememberSearch(history, '  ')).toBe(history)
  })

  it('never has more than twenty, two alike, or anything that it would not read back', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (searches) => {
        const history = searches.reduce<readonly string[]>(rememberSearch, [])
        expect(history.length).toBeLessThanOrEqual(MAX_SEARCHES)
        expect(new Set(history.map((words) => words.toLowerCase())).size).toBe(history.length)
        expect(isSearchHistory(history)).toBe(true)
      }),
    )
  })

  it('forgets one', () => {
    expect(forgetSearch(['b', 'a'], 'B')).toEqual(['a'])
  })

  it.each([[null], ['a'], [[1]], [['']], [Array.from({ length: 21 }, (_, index) => `${index}`)]])(
    'does not trust %j',
    (value) => {
      expect(isSearchHistory(value)).toBe(false)
    },
  )
})

describe('a courier’s number among the words', () => {
  it.each([
    ['sf 1234567890', 'SF1234567890'],
    ['773300112233', '773300112233'],
    ['JD-00123456-1', 'JD-00123456-1'],
  ])('is %j', (words, number) => {
    expect(expressNumberIn(words)).toBe(number)
  })

  it.each(['jacket', '外套', 'size42', '12345', ''])('is not %j', (words) => {
    expect(expressNumberIn(words)).toBeNull()
  })
})
