import { addressCopyText, areaText } from '@/model/address/warehouseAddress'

import { anAddress } from '../../../support/app/factories'

describe('areaText', () => {
  it('joins levels 0 to 3', () => {
    expect(areaText(anAddress())).toBe('中国 广东省 广州市 白云区')
  })

  it('says a municipality once', () => {
    const address = anAddress({
      lv1DisplayName: '上海市',
      lv2DisplayName: '上海市',
      lv3DisplayName: '青浦区',
    })

    expect(areaText(address)).toBe('中国 上海市 青浦区')
  })

  it('leaves out levels without a name', () => {
    expect(areaText(anAddress({ lv0DisplayName: '', lv3DisplayName: '' }))).toBe('广东省 广州市')
  })
})

describe('addressCopyText', () => {
  it('has recipient with the id code, mobile, address and postcode, a line each', () => {
    expect(addressCopyText(anAddress())).toBe(
      '张三 GD10001\n13800138000\n中国 广东省 广州市 白云区 均禾街道 1 号\n510000',
    )
  })

  it('has no empty line', () => {
    expect(addressCopyText(anAddress({ postCode: '' }))).not.toMatch(/\n$|\n\n/)
  })
})
