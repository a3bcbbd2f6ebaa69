import fc from 'fast-check'

import { splitPastedAddress } from '@/model/pastedAddress'

const SIX_DIGITS = '\\d{6}'

describe('a pasted block', () => {
  it.each([
    [
      '张三，13800138000，广东省广州市白云区均禾街道1号，510000',
      ['张三', '13800138000', '510000', '广东省广州市白云区均禾街道1号'],
    ],
    [
      '收件人：李建国\n手机号码：138 0013 8000\n所在地区：广东省广州市\n详细地址：白云区人和镇 88 号\n邮编：510470',
      ['李建国', '138 0013 8000', '510470', '广东省广州市 白云区人和镇 88 号'],
    ],
    [
      '王小明 13912345678 浙江省 杭州市 西湖区文一路2号',
      ['王小明', '13912345678', '', '浙江省 杭州市 西湖区文一路2号'],
    ],
    [
      '北京市朝阳区建国路93号院 100022 欧阳娜娜 +86 13912345678',
      ['欧阳娜娜', '+86 13912345678', '100022', '北京市朝阳区建国路93号院'],
    ],
    [
      'John Smith\n123 Main Street, Apt 4\nLos Angeles, CA 90012\n+1 213-555-0142',
      ['John Smith', '+1 213-555-0142', '90012', '123 Main Street, Apt 4, Los Angeles, CA'],
    ],
    [
      'Name: Tan Wei Ming\nPhone: 9123 4567\nAddress: Blk 135 Jurong East Street 13 #01-327\nPostal code: 600135',
      ['Tan Wei Ming', '9123 4567', '600135', 'Blk 135 Jurong East Street 13 #01-327'],
    ],
    [
      'Mary O’Neil, 12 Upper Cross Street #01-08, Singapore 059805, +65 9123 4567',
      ['Mary O’Neil', '+65 9123 4567', '059805', '12 Upper Cross Street #01-08, Singapore'],
    ],
    [
      'Anne Roy\n(416) 555-0199\n290 Bremner Blvd\nToronto ON M5V 2T6',
      ['Anne Roy', '416 555-0199', 'M5V 2T6', '290 Bremner Blvd, Toronto ON'],
    ],
    ['12345 Main Street, Springfield', ['', '', '', '12345 Main Street, Springfield']],
    ['', ['', '', '', '']],
    ['你好', ['你好', '', '', '']],
  ])('%j', (block, [recipient, mobile, postCode, detailsAddress]) => {
    expect(splitPastedAddress(block)).toEqual({ recipient, mobile, postCode, detailsAddress })
  })

  it('is read with the postcode rule of its destination', () => {
    const block = 'Lim Mei\n168 Jalan Bukit Bintang, Level 1, 55100 Kuala Lumpur\n+60 12-345 6789'

    expect(splitPastedAddress(block, '\\d{5}')).toEqual({
      recipient: 'Lim Mei',
      mobile: '+60 12-345 6789',
      postCode: '55100',
      detailsAddress: '168 Jalan Bukit Bintang, Level 1, Kuala Lumpur',
    })
    expect(splitPastedAddress('5 George St, Sydney NSW 2000', '\\d{4}').postCode).toBe('2000')
  })

  it('survives a rule that is no regular expression', () => {
    expect(splitPastedAddress('张三 13800138000', '(').recipient).toBe('张三')
  })
})

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''))
const mobiles = fc.tuple(fc.constantFrom('13', '15', '18', '19'), digits(9)).map((parts) => parts.join(''))
const chineseNames = fc.constantFrom('张三', '李建国', '欧阳娜娜', '王小明', '陈静')
const latinNames = fc.constantFrom('John Smith', 'Tan Wei Ming', 'Anne Roy', 'José García', 'Lee')
const chinesePlaces = fc
  .tuple(
    fc.constantFrom('广东省广州市白云区', '上海市浦东新区', '新加坡淡滨尼'),
    fc.integer({ min: 1, max: 999 }),
  )
  .map(([place, house]) => `${place}中山路${house}号`)
const latinPlaces = fc
  .tuple(fc.integer({ min: 1, max: 999 }), fc.constantFrom('Main Street', 'Upper Cross Road', 'Jalan Ampang'))
  .map(([house, street]) => `${house} ${street}`)

describe('whatever the order of its parts', () => {
  const orders = fc.shuffledSubarray(['mobile', 'place', 'postCode'] as const, { minLength: 3 })
  const edges = fc.constantFrom('，', ',', '\n', ' , ', '；', '\r\n')

  it('a Chinese block is split into what it was made of', () => {
    fc.assert(
      fc.property(
        chineseNames,
        mobiles,
        chinesePlaces,
        digits(6),
        orders,
        edges,
        (name, mobile, place, postCode, order, edge) => {
          const parts = { mobile, place, postCode }
          const block = [name, ...order.map((part) => parts[part])].join(edge)

          expect(splitPastedAddress(block)).toEqual({
            recipient: name,
            mobile,
            postCode,
            detailsAddress: place,
          })
        },
      ),
    )
  })

  it('an English block is split into what it was made of', () => {
    fc.assert(
      fc.property(
        latinNames,
        mobiles,
        latinPlaces,
        digits(6),
        orders,
        edges,
        (name, mobile, place, postCode, order, edge) => {
          const parts = { mobile: `+65 ${mobile.slice(0, 8)}`, place, postCode }
          const block = [name, ...order.map((part) => parts[part])].join(edge)

          expect(splitPastedAddress(block, SIX_DIGITS)).toEqual({
            recipient: name,
            mobile: parts.mobile,
            postCode,
            detailsAddress: place,
          })
        },
      ),
    )
  })

  it('labels say what is what', () => {
    fc.assert(
      fc.property(chineseNames, mobiles, chinesePlaces, digits(6), (name, mobile, place, postCode) => {
        const block = `地址：${place} 姓名：${name} 邮编: ${postCode} 电话：${mobile}`

        expect(splitPastedAddress(block)).toEqual({
          recipient: name,
          mobile,
          postCode,
          detailsAddress: place,
        })
      }),
    )
  })
})

it('any text at all is split without a complaint, and no digit is made up', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const found = Object.values(splitPastedAddress(text, SIX_DIGITS)).join('')
      const count = (of: string) => of.normalize('NFKC').replace(/[^0-9]/g, '').length

      expect(count(found)).toBeLessThanOrEqual(count(text))
    }),
  )
})
