import Taro from '@tarojs/taro'

/** Offers to call a number; whether the customer does is theirs. */
export function callPhone(phoneNumber: string): void {
  void Taro.makePhoneCall({ phoneNumber }).catch(() => undefined)
}
