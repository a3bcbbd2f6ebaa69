import { SHOP_FORMATS, shopFields, shopPasteText, type ShopKey } from '@/model/expressNumber/shopFormats'

import { anAddress } from '../../../support/app/factories'
import { GUANGZHOU } from '../../../support/app/warehouses'

const formatOf = (shop: ShopKey) => SHOP_FORMATS.find(({ key }) => key === shop) ?? fail(shop)
const fail = (shop: string): never => {
  throw new Error(`no format for ${shop}`)
}
const STREET = '人和镇鹤龙六路 88 号物流园 B 栋 3 号门 FW100001'

describe('the form of a shop', () => {
  it('names Taobao’s fields in its order, with the area from the province down', () => {
    expect(shopFields(formatOf('taobao'), GUANGZHOU)).toEqual([
      { label: 'recipient', value: '远途集运 FW100001' },
      { label: 'mobileNumber', value: '13800138000' },
      { label: 'area', value: '广东省 广州市 白云区' },
      { label: 'details', value: STREET },
    ])
  })

  it('begins with the area at 1688, and has a post code there', () => {
    const fields = shopFields(formatOf('alibaba'), GUANGZHOU)

    expect(fields.map(({ label }) => label)).toEqual([
      'area',
      'street',
      'postCode',
      'recipientName',
      'mobile',
    ])
    expect(fields[2]?.value).toBe('510470')
  })

  it.each(['taobao', 'jd', 'pinduoduo'] as const)('never asks for a post code at %s', (shop) => {
    expect(shopFields(formatOf(shop), GUANGZHOU).map(({ label }) => label)).not.toContain('postCode')
  })

  it('leaves out a field that there is nothing for', () => {
    const fields = shopFields(formatOf('alibaba'), anAddress({ postCode: '' }))

    expect(fields.map(({ label }) => label)).not.toContain('postCode')
  })

  it('says a municipality once', () => {
    const shanghai = anAddress({
      lv1DisplayName: '上海市',
      lv2DisplayName: '上海市',
      lv3DisplayName: '青浦区',
    })

    expect(shopPasteText(formatOf('jd'), shanghai)).toContain(', 上海市青浦区均禾街道')
  })
})

describe('the line that a form takes apart', () => {
  it.each([
    ['taobao', `远途集运 FW100001, 13800138000, 广东省广州市白云区${STREET}`],
    ['alibaba', `远途集运 FW100001, 13800138000, 广东省广州市白云区${STREET}, 510470`],
  ] as const)('is name, phone, province to street at %s', (shop, line) => {
    expect(shopPasteText(formatOf(shop), GUANGZHOU)).toBe(line)
  })
})
