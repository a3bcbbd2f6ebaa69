import Taro from '@tarojs/taro'

import { reportError } from '../build/reportError'

/** Whether WeChat can show its guide to what the mini program does with personal data; old ones have none. */
export function hasPrivacyGuide(): boolean {
  return typeof Taro.openPrivacyContract === 'function'
}

export function openPrivacyGuide(): void {
  Taro.openPrivacyContract({ fail: reportError })
}
