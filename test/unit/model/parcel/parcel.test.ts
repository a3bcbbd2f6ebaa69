import fc from 'fast-check'

import { numberText, picturesOf } from '@/model/parcel/parcel'
import { scaled } from '@/model/money/scaled'
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

describe('scaled', () => {
  it('gives back every whole number of cents, with commas or without', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), fc.boolean(), (cents, isNegative) => {
        const text = `${isNegative ? '-' : ''}${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
        expect(Math.abs(scaled(text, 2))).toBe(cents)
        expect(scaled(text.replace(/\B(?=(\d{3})+\.)/g, ','), 2)).toBe(scaled(text, 2))
      }),
    )
  })

  it.each([
    ['1.239', 2, 123],
    ['-0.05', 2, -5],
    ['.5', 2, 50],
    ['7', 4, 70_000],
  ])('%s to %i places is %i', (text, places, whole) => expect(scaled(text, places)).toBe(whole))
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
