import { readFileSync } from 'node:fs'

import fc from 'fast-check'

import type { Country } from '@/model/address/pastedAddress/Country'
import { isNameOf, statesOf, type Place } from '@/model/address/pastedAddress/places/places'
import { readPastedAddress } from '@/model/address/pastedAddress/readPastedAddress'

const SEED = 'server/seed/regions'

describe('an address where nothing is sent to', () => {
  it.each([
    ['收货人：王小明，手机138-1234-5678，浙江省杭州市西湖区文一路2号，310012', '王小明', '138-1234-5678'],
    ['张三，13800138000，广东省广州市白云区均禾街道1号，510000', '张三', '13800138000'],
    ['李建国 13912345678 北京市朝阳区建国路93号院', '李建国', '13912345678'],
    ['欧阳娜娜\n+86 139 1234 5678\n四川省成都市武侯区人民南路四段 11 号', '欧阳娜娜', '+86 139 1234 5678'],
    [
      'Name: Emma Watson\nPhone: +44 7911 123456\n10 Downing Street, London SW1A 2AA, UK',
      'Emma Watson',
      '+44 7911 123456',
    ],
    ['陈小姐 +852 9123 4567 香港九龙旺角弥敦道 700 号', '陈小姐', '+852 9123 4567'],
  ])('%j gives a name and a number, and no place', (text, recipient, mobile) => {
    expect(readPastedAddress(text)).toEqual({
      recipient,
      mobile,
      postCode: '',
      detailsAddress: '',
      country: null,
      state: null,
      city: null,
      isUnsupportedDestination: true,
    })
  })

  it('is not one with a mainland number at a destination', () => {
    const { country, mobile, isUnsupportedDestination } = readPastedAddress(
      '张三，13800138000，新加坡乌节路290号，238823',
    )

    expect({ country, mobile, isUnsupportedDestination }).toEqual({
      country: 'SG',
      mobile: '13800138000',
      isUnsupportedDestination: false,
    })
  })
})

it('reads a text that names no country as one of the country that is chosen already', () => {
  const text = 'Lim Mei\n5 George Street\n2000'

  expect(readPastedAddress(text, 'AU')).toMatchObject({ country: 'AU', postCode: '2000' })
  expect(readPastedAddress('Lim Mei, 290 Orchard Road, Singapore 238823', 'AU').country).toBe('SG')
})

it.each(['', ' \n', '你好', 'thanks!'])('finds nothing in %j', (text) => {
  const { recipient, mobile, postCode, country } = readPastedAddress(text)

  expect([recipient, mobile, postCode, country]).toEqual(['', '', '', null])
})

it('leaves the state to the customer when several have a city of that name', () => {
  const { state, detailsAddress } = readPastedAddress('Amy Chen\n503-555-0142\n12 Pine St\nPortland\nUSA')

  expect(state).toBeNull()
  expect(detailsAddress).toContain('Portland')
})

describe('places', () => {
  it.each([
    ['MY', 'malaysia'],
    ['AU', 'oceania'],
    ['US', 'unitedStates'],
    ['CA', 'canada'],
  ] as const)('of %s are all known by both of the names that the server has for them', (country, file) => {
    // The seed keeps Oceania in one file.
    const countries: readonly Country[] = country === 'AU' ? ['AU', 'NZ'] : [country]
    const known = countries.flatMap(statesOf).flatMap((state) => [state, ...state.cities])
    const unknown = seededNames(file).filter((name) => !known.some((place) => isNamed(name, place)))

    expect(unknown).toEqual([])
  })
})

/** Provinces and cities as "中文 English". */
function seededNames(file: string): readonly string[] {
  const texts = readFileSync(`${SEED}/${file}.ts`, 'utf8').match(/'[\u4e00-\u9fff][^']*'/g) ?? []
  return texts.flatMap((text) => text.slice(1, -1).split(', '))
}

/** @param name in the form "中文 English" */
function isNamed(name: string, place: Place): boolean {
  const space = name.indexOf(' ')
  return isNameOf(name.slice(0, space), place) && isNameOf(name.slice(space + 1), place)
}

it('reads any text at all without a complaint, and makes up no digit', () => {
  const countDigits = (text: string) => text.normalize('NFKC').replace(/[^0-9]/g, '').length
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const { recipient, mobile, postCode, detailsAddress } = readPastedAddress(text)

      expect(countDigits(recipient + mobile + postCode + detailsAddress)).toBeLessThanOrEqual(
        countDigits(text),
      )
    }),
  )
})

it('is done in time with a text that repeats what each look may begin with', () => {
  const texts = ['1 2-3.', '(', 'a1-', 'S(1', '收件人', 'Name - ', '+65 9', '省市'].map((part) =>
    part.repeat(500 / part.length),
  )
  const begun = performance.now()

  for (const text of texts) readPastedAddress(text)

  expect(performance.now() - begun).toBeLessThan(2000)
})
