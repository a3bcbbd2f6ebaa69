import { checkAddress, type AddressInLanguages } from '@/model/address/addressCheck/addressCheck'
import type { CheckedField } from '@/model/address/addressCheck/Finding'
import { SHOP_FORMATS, shopPasteText } from '@/model/expressNumber/shopFormats'
import { addressCopyText } from '@/model/address/warehouseAddress'

import { anAddress } from '../../../support/app/factories'
import { GUANGZHOU, inEnglish, YIWU } from '../../../support/app/warehouses'

import { BOTH, check } from './checking'

const RIGHT =
  '远途集运 FW100001，13800138000，广东省广州市白云区人和镇鹤龙六路88号物流园B栋3号门FW100001，510470'

describe('the right address', () => {
  it.each([
    ['as the app copies it', addressCopyText(GUANGZHOU)],
    ['in one line', RIGHT],
    ['without a gap between code and phone', RIGHT.replace('FW100001，138', 'FW100001138')],
    [
      'in full-width signs',
      '远途集运　ＦＷ１００００１，１３８００１３８０００，广东省　广州市　白云区　人和镇鹤龙六路８８号物流园Ｂ栋３号门　ＦＷ１００００１，５１０４７０',
    ],
    ['in small letters', RIGHT.toLowerCase()],
    [
      'with a shop’s labels',
      '收货人：远途集运（FW100001）\n手机号码：+86 138-0013-8000\n所在地区：广东省/广州市/白云区/人和镇\n详细地址：人和镇鹤龙六路88号 物流园B栋3号门（FW100001）\n邮政编码：510470\n[默认地址]',
    ],
    ['without 省, 市 and 区', RIGHT.replace('广东省广州市白云区', '广东 广州 白云 ')],
    ['with the code before the name', RIGHT.replace('远途集运 FW100001', 'FW100001 远途集运')],
    ['with the code labelled', RIGHT.replace('远途集运 FW100001', '远途集运 识别码：FW100001')],
    [
      'with English labels',
      'Recipient: 远途集运 FW100001; Phone: 0086 13800138000; Address: 广东省 广州市 白云区 人和镇鹤龙六路 88 号物流园 B 栋 3 号门 FW100001; Zip code: 510470',
    ],
  ])('passes %s', (_how, text) => {
    const { faults, verdict, address } = check(text)

    expect({ faults, verdict, name: address.name }).toEqual({ faults: {}, verdict: 'right', name: '广州仓' })
  })

  it.each(SHOP_FORMATS)('passes as the line for $key', (format) => {
    const { faults, verdict } = check(shopPasteText(format, YIWU))

    expect(Object.keys(faults)).toEqual(format.key === 'alibaba' ? [] : ['postCode'])
    expect(verdict).toBe(format.key === 'alibaba' ? 'right' : 'usable')
  })

  it('passes in the other language, too', () => {
    const languages: readonly AddressInLanguages[] = [
      [inEnglish(GUANGZHOU), GUANGZHOU],
      [inEnglish(YIWU), YIWU],
    ]

    expect(check(addressCopyText(inEnglish(YIWU)), languages)).toMatchObject({ verdict: 'right' })
    expect(check(addressCopyText(YIWU), languages)).toMatchObject({
      verdict: 'right',
      address: { name: 'Yiwu warehouse' },
    })
  })

  it('needs no code in a street that has none', () => {
    const plain = anAddress()

    expect(check(addressCopyText(plain), [[plain]]).verdict).toBe('right')
  })
})

describe('a wrong address', () => {
  it.each<[string, string, Partial<Record<CheckedField, string>>]>([
    ['a code with one digit wrong', RIGHT.replace(/FW100001/g, 'FW100010'), { code: 'differs' }],
    ['the code of the recipient alone', RIGHT.replace('FW100001', 'FW100010'), { code: 'differs' }],
    ['a code with other letters', RIGHT.replace(/FW100001/g, 'FM100001'), { code: 'differs' }],
    ['no code at all', RIGHT.replace(/ ?FW100001/g, ''), { code: 'missing' }],
    ['the recipient without the code', RIGHT.replace(' FW100001', ''), { recipient: 'noCode' }],
    ['the street without the code', RIGHT.replace('门FW100001', '门'), { streetCode: 'missing' }],
    ['another recipient', RIGHT.replace('远途集运 FW100001', '张三'), { recipient: 'differs' }],
    ['another phone', RIGHT.replace('13800138000', '13912345678'), { mobile: 'differs' }],
    ['a phone with a digit too many', RIGHT.replace('13800138000', '138001380005'), { mobile: 'differs' }],
    ['a code with a digit too many', RIGHT.replace(/FW100001/g, 'FW1000019'), { code: 'differs' }],
    ['no phone', RIGHT.replace('13800138000，', ''), { mobile: 'missing' }],
    ['another province', RIGHT.replace('广东省', '湖南省'), { province: 'differs' }],
    ['no province', RIGHT.replace('广东省', ''), { province: 'missing' }],
    ['another city', RIGHT.replace('广州市', '深圳市'), { city: 'differs' }],
    ['another district', RIGHT.replace('白云区', '天河区'), { district: 'differs' }],
    ['a street of that name elsewhere', RIGHT.replace('白云区', '天河区白云路'), { district: 'differs' }],
    ['another street', RIGHT.replace('鹤龙六路', '鹤龙七路'), { street: 'differs' }],
    ['another house', RIGHT.replace('88号', '98号'), { door: 'differs' }],
    ['a digit too many', RIGHT.replace('88号', '188号'), { door: 'differs' }],
    ['another block', RIGHT.replace('B栋', 'A栋'), { door: 'differs' }],
    ['another post code', RIGHT.replace('510470', '510000'), { postCode: 'differs' }],
    ['no post code', RIGHT.replace('，510470', ''), { postCode: 'missing' }],
    [
      'no street',
      RIGHT.replace('人和镇鹤龙六路88号物流园B栋3号门', ''),
      { street: 'missing', door: 'missing' },
    ],
  ])('says of %s exactly that', (_what, text, faults) => {
    expect(check(text).faults).toEqual(faults)
  })

  it('says what stands there instead', () => {
    const wrong = (from: RegExp | string, to: string) => check(RIGHT.replace(from, to))

    expect(wrong(/FW100001/g, 'FW100010').line('code')).toMatchObject({
      found: 'FW100010',
      expected: 'FW100001',
    })
    expect(wrong(/FW100001/g, 'FM100001').line('code')?.found).toBe('FM100001')
    expect(wrong('13800138000', '13800138001').line('mobile')?.found).toBe('13800138001')
    expect(wrong('广东省', '湖南省').line('province')?.found).toBe('湖南省')
    expect(wrong('广州市', '深圳市').line('city')?.found).toBe('深圳市')
    expect(wrong('白云区', '天河区').line('district')?.found).toBe('天河区')
    expect(wrong('远途集运 FW100001', '张三').line('recipient')?.found).toBe('张三')
    expect(wrong('88号', '98号').line('door')).toMatchObject({ found: '98 B 3', expected: '88 B 3' })
    expect(wrong('鹤龙六路', '鹤龙七路').line('street')?.found).toBe('人和镇鹤龙七路88号物流园B栋3号门')
  })

  it('says it in the language of what stands there', () => {
    const result = check(RIGHT.replace('广州市', '深圳市'), [[inEnglish(GUANGZHOU), GUANGZHOU]])

    expect(result.line('city')).toMatchObject({ found: '深圳市', expected: '广州市' })
  })

  it('is usable without what a parcel arrives without', () => {
    expect(check(RIGHT.replace('，510470', '').replace('广东省', '')).verdict).toBe('usable')
    expect(check(RIGHT.replace('510470', '510000')).verdict).toBe('wrong')
    expect(check(RIGHT.replace('13800138000，', '')).verdict).toBe('wrong')
  })
})

describe('one of several warehouses', () => {
  it('is told by its place, whichever was chosen', () => {
    expect(check(addressCopyText(YIWU))).toMatchObject({ verdict: 'right', address: { name: '义乌仓' } })
  })

  it('is the chosen one while the text fits both alike', () => {
    expect(check('远途集运 FW100001', [[YIWU], [GUANGZHOU]]).address.name).toBe('义乌仓')
  })

  it('is named when a part belongs to another', () => {
    const { line, address } = check(RIGHT.replace('13800138000', '13900139000'))

    expect(address.name).toBe('广州仓')
    expect(line('mobile')).toMatchObject({ outcome: 'differs', belongsTo: '义乌仓' })
    expect(line('street')?.belongsTo).toBeNull()
  })
})

describe('a text that is no address of the customer’s', () => {
  it.each(['你好', 'John Smith, 5 George St, Sydney NSW 2000', '张三 13912345678 北京市朝阳区建国路93号'])(
    'is called unknown: %s',
    (text) => {
      expect(check(text).verdict).toBe('unknown')
    },
  )

  it('is nothing when there is nothing to read, or to compare with', () => {
    expect(checkAddress(' ，\n', BOTH)).toBeNull()
    expect(checkAddress(RIGHT, [])).toBeNull()
  })
})
