import Taro from '@tarojs/taro'

import type { PastedAddress } from '@/model/pastedAddress'

import type { Refusal } from './refusal'
import { wechatRefusal } from './wechatRefusal'

export const HAS_WECHAT_ADDRESS_BOOK = true

/** Lets the customer pick one of the addresses that WeChat keeps. */
export async function chooseWechatAddress(): Promise<PastedAddress | 'cancelled' | Refusal> {
  try {
    const picked = await Taro.chooseAddress()
    const { userName, telNumber, postalCode, provinceName, cityName, countyName, detailInfo } = picked
    const place = [provinceName, cityName, countyName].filter((name, index, all) => name !== all[index - 1])
    const detailsAddress = [...place, detailInfo].filter((part) => part).join(' ')
    return { recipient: userName, mobile: telNumber, postCode: postalCode, detailsAddress }
  } catch (error) {
    return wechatRefusal(error)
  }
}
