import Taro from '@tarojs/taro'

import { onRouterFailure, reloadApp } from '@/platform/page/pageCode'

import { reportPageFailure, setFailureHandler, type FailureHandler } from './move'
import { currentUrl, relaunchAt } from './navigate'
import { isTab, routeOf } from './routes'

/**
 * Tells the customer about every page that can't be opened, even if the tab bar or the browser asked for it.
 */
export function onPageFailure(handler: FailureHandler): void {
  setFailureHandler(handler)
  onRouterFailure((path) => void recover(path))
}

/**
 * The tab bar and the browser change the address before the page has loaded. Between tabs, the address can be
 * set back to that of the page on screen; otherwise only a reload brings the two back together.
 */
async function recover(path: string): Promise<void> {
  const isBetweenTabs = isTabUrl(path) && Taro.getCurrentPages().length > 0 && isTabUrl(currentUrl())
  if (isBetweenTabs) await Taro.switchTab({ url: currentUrl() })
  reportPageFailure(isBetweenTabs ? () => relaunchAt(path) : reloadApp, isBetweenTabs)
}

function isTabUrl(url: string): boolean {
  const name = routeOf(url)
  return name !== null && isTab(name)
}
