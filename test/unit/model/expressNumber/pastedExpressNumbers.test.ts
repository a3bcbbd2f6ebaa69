import fc from 'fast-check'

import { pastedExpressNumbers, scannedExpressNumber } from '@/model/expressNumber/pastedExpressNumbers'

describe('express numbers in a pasted text', () => {
  it.each([
    [
      'a column',
      'SF1234567890123\nYT1234567890123\n771234567890123',
      ['SF1234567890123', 'YT1234567890123', '771234567890123'],
    ],
    [
      'a chat',
      '在吗？顺丰SF1234567890123已发货哦，另一个中通：78123456789012，明天到',
      ['SF1234567890123', '78123456789012'],
    ],
    [
      'a sheet with tabs',
      '1\t连衣裙\tYT9876543210123\t¥128.00\t2件\n2\t手机壳\t432123456789012\t19.9\t1',
      ['YT9876543210123', '432123456789012'],
    ],
    ['a number in groups', '申通 7712 3456 7890 123', ['771234567890123']],
    ['a prefix on its own', 'SF 1234567890123', ['SF1234567890123']],
    ['a prefix before groups', 'SF 1234 5678 9012 3', ['SF1234567890123']],
    ['a prefix in the first group', 'SF1234 5678 9012', ['SF123456789012']],
    ['dashes', 'SF-1234-5678-9012 / 7712-3456-7890-123', ['SF123456789012', '771234567890123']],
    [
      'small letters and full width',
      'ｓｆ１２３４５６７８９０１２３ yt1234567890123',
      ['SF1234567890123', 'YT1234567890123'],
    ],
    ['which box of how many', 'JDVA12345678901-1-1-', ['JDVA12345678901']],
    ['EMS', 'EMS EA123456789CN', ['EA123456789CN']],
    ['the same one twice', 'SF1234567890123，sf 1234567890123', ['SF1234567890123']],
    ['a label before an unknown one', '快递单号：8012345678', ['8012345678']],
    ['an English label', 'Tracking number: ABX99887766', ['ABX99887766']],
    ['an unknown one alone on its line', 'SPXMY012345678\nhello', ['SPXMY012345678']],
    ['a price splitJoined to what follows', 'YD 1234 5678 9012 1元x1 5件x2', ['YD123456789012']],
    ['a phone before groups', '+65 9000 0000 7312 3456 7890 12', ['73123456789012']],
    [
      'two without anything between them',
      'YT1234567890123SF1234567890123',
      ['YT1234567890123', 'SF1234567890123'],
    ],
    ['a courier before an unknown one', '韵达 43123456789', ['43123456789']],
    ['a courier before groups', '韵达 4312 3456 7890 1，谢谢', ['4312345678901']],
    ['a courier behind', '8812345678 圆通', ['8812345678']],
    ['a courier behind in brackets', '43123456789 (yunda)', ['43123456789']],
    ['a courier in English', 'STO Express: 5512345678', ['5512345678']],
    ['a quantity behind', 'SF1234567890123 2 199.00', ['SF1234567890123']],
    ['invisible signs of a chat', '\u200bSF1234567890123\u200b', ['SF1234567890123']],
  ])('%s', (_what, text, numbers) => {
    expect(pastedExpressNumbers(text)).toEqual(numbers)
  })

  it.each([
    ['a mobile number', '13812345678'],
    ['a mobile number in groups', '138 1234 5678, 138-1234-5678'],
    ['a mobile number with its country', '+86 13812345678 8613812345678'],
    ['phones abroad', '+65 9123 4567 / +60 12-345 6789 / (+1) 415 555 2671'],
    ['a fixed line', '电话：020-12345678、400-800-8888'],
    ['a labelled phone', '快递单号 13812345678，快递单号：020-12345678'],
    ['two phones in a row', '+65 9123 4567 8123 4567'],
    ['dates and times', '2026-11-21 12:30:05，2026年11月21日 11/21/2026 20261121'],
    ['prices', '¥1,299.00 RMB 199 S$12.5 100元 12.90 USD88'],
    ['quantities', 'x2 ×3 5件 500g 1.5kg 12 pcs'],
    ['postcodes', '510470 238823 邮编：510470'],
    ['an order number', '订单号：3456789012345678901，订单编号 123456789012'],
    ['an identity card', '440106199001011234'],
    ['a web address', 'https://m.tb.cn/h.5abc?id=123456789012345 www.example.com/771234567890123'],
    ['a bare domain', 'detail.tmall.com/item/771234567890123'],
    ['an e-mail address', '771234567890123@qq.com'],
    ['a product code', '6901234567892'],
    ['a point in time', '20261121123005'],
    ['a phone behind a courier', '韵达 13812345678，圆通客服 021-69777888'],
    ['nothing', ' \n\t'],
  ])('not %s', (_what, text) => {
    expect(pastedExpressNumbers(text)).toEqual([])
  })

  it('is done in time with a long text', () => {
    const text = `${'好的收到a1-'.repeat(80_000)}\n${'a'.repeat(400_000)}\n${'1'.repeat(400_000)}`
    const begun = performance.now()

    pastedExpressNumbers(text)

    // Takes milliseconds in linear time, minutes if it rescans from every character.
    expect(performance.now() - begun).toBeLessThan(5_000)
  })
})

const digits = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count }).map((all) => all.join(''))
const upTo = (least: number, most: number) => fc.integer({ min: least, max: most }).chain(digits)
const letter = fc.constantFrom(...'ABCDEFGHJKLMNPQRSTUVWXYZ')

/** Numbers as printed by couriers. */
const courierNumbers = fc.oneof(
  upTo(12, 15).map((rest) => `SF${rest}`),
  digits(13).map((rest) => `YT${rest}`),
  digits(13).map((rest) => `JT${rest}`),
  digits(12).map((rest) => `YD${rest}`),
  upTo(12, 14).map((rest) => `ZT${rest}`),
  digits(13).map((rest) => `77${rest}`),
  fc.tuple(fc.constantFrom('73', '75', '76', '78'), digits(12)).map((parts) => parts.join('')),
  fc.tuple(fc.constantFrom('31', '43', '46'), digits(13)).map((parts) => parts.join('')),
  fc.tuple(fc.constantFrom('30', '12', '40'), digits(11)).map((parts) => parts.join('')),
  digits(11).map((rest) => `JDVA${rest}`),
  fc.tuple(letter, digits(9)).map(([second, rest]) => `E${second}${rest}CN`),
  digits(12).map((rest) => `DPK${rest}`),
)

/** Ways people write the same number. */
const written = fc
  .tuple(courierNumbers, fc.constantFrom('plain', 'lower', 'wide', 'groups', 'dashes'))
  .map(([number, way]) => ({ number, text: writeAs(number, way) }))

function writeAs(number: string, way: string): string {
  if (way === 'lower') return number.toLowerCase()
  if (way === 'wide') return number.replace(/./g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
  const [, prefix = '', rest = ''] = /^([A-Z]*)(\d+)$/.exec(number) ?? []
  const parts = [prefix, ...(rest.match(/.{1,4}/g) ?? [])].filter((part) => part !== '')
  // Nobody splits a number that ends with letters.
  if (way === 'plain' || rest === '') return number
  return parts.join(way === 'groups' ? ' ' : '-')
}

const two = fc.integer({ min: 10, max: 28 })
const noise = fc.oneof(
  fc.constantFrom(
    '亲，已经发货啦',
    '麻烦签收',
    '备注：易碎',
    'hello',
    'thanks',
    '顺丰',
    '中通快递',
    '（加急）',
  ),
  fc.tuple(fc.constantFrom('138', '159', '186'), digits(8)).map((parts) => parts.join('')),
  fc.tuple(digits(4), digits(4)).map(([a, b]) => `+65 9${a.slice(1)} ${b}`),
  fc.tuple(two, two).map(([day, hour]) => `2026-11-${day} ${Math.min(hour, 23)}:05`),
  two.map((day) => `11月${day}日`),
  fc.tuple(fc.integer({ min: 1, max: 99_999 }), two).map(([whole, cents]) => `¥${whole}.${cents}`),
  fc.integer({ min: 1, max: 999 }).map((count) => `${count}元`),
  fc.integer({ min: 1, max: 99 }).map((count) => `x${count}`),
  fc.integer({ min: 1, max: 99 }).map((count) => `${count}件`),
  digits(6).map((code) => `邮编${code}`),
  digits(19).map((order) => `订单号：${order}`),
  digits(12).map((id) => `https://item.taobao.com/item.htm?id=${id}`),
)
const between = fc.constantFrom('，', '\n', '\t', ' / ', '；', '、', ' | ', ' ', '')

/** An empty separator glues a number to Chinese text only; elsewhere it becomes a space. */
function joined(parts: readonly string[], comma: string): string {
  return parts.reduce((text, part) => {
    // Avoids "… 86 138…": the 86 could end one number or be the country code of the next.
    if (/ (?:00)?86$/.test(text) && /^1/.test(part)) return `${text}，${part}`
    const isGlued = /[\u3400-\u9fff）]$/.test(text) || /^[\u3400-\u9fff（]/.test(part)
    return text === '' || (comma === '' && isGlued) ? text + part : `${text}${comma || ' '}${part}`
  }, '')
}

it('a hundred messy lines give exactly the numbers that are in them', () => {
  const line = fc.tuple(
    fc.array(noise, { maxLength: 3 }),
    fc.option(written),
    fc.array(noise, { maxLength: 3 }),
  )
  fc.assert(
    fc.property(fc.array(line, { minLength: 100, maxLength: 100 }), between, (lines, comma) => {
      const text = lines
        .map(([before, number, after]) =>
          joined([...before, ...(number ? [number.text] : []), ...after], comma),
        )
        .join('\n')
      const numbers = lines.flatMap(([, number]) => (number ? [number.number] : []))

      expect(pastedExpressNumbers(text)).toEqual([...new Set(numbers)])
    }),
    { numRuns: 60 },
  )
})

describe('a scanned code', () => {
  it.each([
    ['SF1234567890123', 'SF1234567890123'],
    [' sf1234567890123\n', 'SF1234567890123'],
    ['JDVA12345678901-1-1-', 'JDVA12345678901'],
    ["MMM={'k1':'755W','k2':'755AQ','k5':'SF1234567890123','k6':''}", 'SF1234567890123'],
    ['ABX99887766', 'ABX99887766'],
    ['https://www.sf-express.com/SF1234567890123', null],
    ['weixin://wxpay/abc', null],
    ['WIFI:S:home;P:12345678;;', null],
    ['6901234567892', null],
    ['13812345678', null],
    ['SF1234567890123 YT1234567890123', null],
    ['hello', null],
    ['', null],
  ])('%s', (code, number) => {
    expect(scannedExpressNumber(code)).toBe(number)
  })
})
