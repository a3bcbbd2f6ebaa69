import { trackingNumbersIn } from '@/model/tracking/trackingNumbers'

describe('the numbers that can be followed', () => {
  it.each([
    ['an order code', ' l261121000001 ', ['L261121000001']],
    ['a mall order’s code', 'M26112100000001', ['M26112100000001']],
    ['a courier’s number in groups', 'sf 1234 5678 9012 3', ['SF1234567890123']],
    ['an international number', 'LX261121000001SG', ['LX261121000001SG']],
    ['an unknown format, with its hyphens', 'ab-12345678', ['AB-12345678']],
    ['digits alone', '80123456', ['80123456']],
    [
      'a message with an order code',
      '亲，您的集运订单号：L261121000001 已发出，客服电话 020-12345678',
      ['L261121000001'],
    ],
    [
      'a message with an international number',
      '国际运单号：LX261121000001SG，预计 7 天',
      ['LX261121000001SG'],
    ],
    ['a message in English', 'Your order L261121000001 is on its way to +65 9123 4567', ['L261121000001']],
    [
      'a message with several',
      '订单 L261121000001，里面有顺丰SF1234567890123',
      ['L261121000001', 'SF1234567890123'],
    ],
    ['the same one twice', 'L261121000001 / L261121000001', ['L261121000001']],
    ['nothing', '  ', []],
    ['words', '我的包裹到哪里了', []],
    ['too few digits', 'SF12', []],
  ])('%s', (_what, text, numbers) => {
    expect(trackingNumbersIn(text)).toEqual(numbers)
  })
})
