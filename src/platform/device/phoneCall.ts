import Taro from '@tarojs/taro'

/** Opens the dialler; the customer decides whether to call. */
export function callPhone(phoneNumber: string): void {
  void Taro.makePhoneCall({ phoneNumber }).catch(() => undefined)
}
