import { isPostCodeOf, regionText, type RegionGroup } from '@/model/address/address'

const group = (postCodePattern: string): RegionGroup => ({
  id: 'x',
  displayName: 'X',
  countryCode: 'SG',
  postCodePattern,
  postCodeExample: '1',
  hasRegions: false,
})

describe('a postcode', () => {
  it.each([
    ['238823', '\\d{6}', true],
    [' 238823 ', '\\d{6}', true],
    ['2388231', '\\d{6}', false],
    ['x238823', '\\d{6}', false],
    ['m5v 2t6', '[A-Z]\\d[A-Z] ?\\d[A-Z]\\d', true],
    ['1', '2|1', true],
    ['anything', '(', true],
  ])('%j by the rule %j: %s', (postCode, pattern, isRight) => {
    expect(isPostCodeOf(postCode, group(pattern))).toBe(isRight)
  })
})

describe('the region as one line', () => {
  it('says a city that is its own province once', () => {
    const region = { provinceId: 'kl', provinceName: '吉隆坡', cityId: 'kl', cityName: '吉隆坡' }

    expect(regionText({ regionGroupName: '西马', region })).toBe('西马 吉隆坡')
    expect(regionText({ regionGroupName: '新加坡', region: null })).toBe('新加坡')
  })
})
