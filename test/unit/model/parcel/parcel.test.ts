import fc from 'fast-check'

import { numberText, picturesOf } from '@/model/parcel/parcel'
import { textOrNull } from '@/model/format/textOrNull'

describe('numberText', () => {
  it('names the courier where there is one', () => {
    const expressCompany = { code: 'SF', displayName: '顺丰速运' }
    expect(numberText({ expressNumber: 'SF1', expressCompany })).toBe('顺丰速运 SF1')
    expect(numberText({ expressNumber: 'SF1', expressCompany: null })).toBe('SF1')
  })
})

describe('picturesOf', () => {
  const inbound = { url: '/in.jpg', time: null }

  it.each([
    ['the warehouse’s', [inbound], ['/own.jpg'], ['/in.jpg']],
    ['the customer’s own without', [], ['/own.jpg'], ['/own.jpg']],
    ['none', [], [], []],
  ])('are %s', (_whose, inboundImages, images, expected) => {
    expect(picturesOf({ inboundImages, images })).toEqual(expected)
  })
})

describe('textOrNull', () => {
  it('is the text without the space around it, or null', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(textOrNull(text)).toBe(text.trim() === '' ? null : text.trim())
        expect(textOrNull(` ${text}\n`)).toBe(textOrNull(text))
      }),
    )
  })
})
