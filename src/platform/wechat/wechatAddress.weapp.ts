import Taro from '@tarojs/taro'

import type { WechatAddress } from '@/model/address/wechatAddress'

import type { Refusal } from './refusal'
import { wechatRefusal } from './wechatRefusal'

export const HAS_WECHAT_ADDRESS_BOOK = true

/** Lets the customer pick an address from WeChat's address book. */
export async function chooseWechatAddress(): Promise<WechatAddress | 'cancelled' | Refusal> {
  try {
    const picked = await Taro.chooseAddress()
    const { userName, telNumber, postalCode, provinceName, cityName, countyName, detailInfo } = picked
    const place = [provinceName, cityName, countyName].filter((name, index, all) => name !== all[index - 1])
    return {
      recipient: userName,
      mobile: telNumber,
      place: [...place, detailInfo, postalCode].filter((part) => part).join(' '),
    }
  } catch (error) {
    return wechatRefusal(error)
  }
}
