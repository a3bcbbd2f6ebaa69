import { fitLine, wrapText } from '@/pages-user-referral/my-referral/poster/fitText'

/** One unit per code point. */
const measure = (text: string) => Array.from(text).length

describe('a line of a poster', () => {
  it('stays as it is if it fits', () => {
    expect(fitLine('林小满', 3, measure)).toBe('林小满')
  })

  it('ends with an ellipsis if it does not', () => {
    expect(fitLine('一个非常非常长的昵称', 5, measure)).toBe('一个非常…')
    expect(fitLine('Ada Lovelace', 5, measure)).toBe('Ada…')
  })

  it.each([
    ['👨‍👩‍👧‍👦家', 5, '👨‍👩…'],
    ['🇸🇬🇲🇾🇨🇳', 4, '🇸🇬…'],
    ['ab🇸🇬c', 4, 'ab…'],
  ])('never cuts an emoji into something else: %s', (name, width, shown) => {
    expect(fitLine(name, width, measure)).toBe(shown)
  })
})

describe('a text of a poster', () => {
  it('breaks between Chinese characters, and between the words of other languages', () => {
    expect(wrapText('注册即得专属仓库地址', 5, 2, measure)).toEqual(['注册即得专', '属仓库地址'])
    expect(wrapText('invites you to Farway', 14, 2, measure)).toEqual(['invites you to', 'Farway'])
    expect(wrapText('邀请您用 Farway 吧', 8, 3, measure)).toEqual(['邀请您用', 'Farway 吧'])
  })

  it('says in its last line that there was more', () => {
    expect(wrapText('one two three four', 7, 2, measure)).toEqual(['one two', 'three…'])
  })

  it('cuts a word that is wider than the poster', () => {
    expect(wrapText('Donaudampfschiff', 6, 2, measure)).toEqual(['Donau…'])
  })
})
