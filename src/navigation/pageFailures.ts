import Taro from '@tarojs/taro'

import { onRouterFailure, reloadApp } from '@/platform/page/pageCode'

import { tellFailure, tellWith, type TellFailure } from './move'
import { currentUrl, openFirst } from './navigate'
import { isTab, routeOf } from './routes'

/**
 * Tells the customer about every page that can't be opened, even if the tab bar or the browser asked for it.
 */
export function tellPageFailures(how: TellFailure): void {
  tellWith(how)
  onRouterFailure((path) => void takeBack(path))
}

/**
 * The tab bar and the browser change the address before the page has loaded. Between tabs, the address can be
 * set back to that of the page on screen; otherwise only a reload brings the two back together.
 */
async function takeBack(path: string): Promise<void> {
  const isBetweenTabs = isTabUrl(path) && Taro.getCurrentPages().length > 0 && isTabUrl(currentUrl())
  if (isBetweenTabs) await Taro.switchTab({ url: currentUrl() })
  tellFailure(isBetweenTabs ? () => openFirst(path) : reloadApp, isBetweenTabs)
}

function isTabUrl(url: string): boolean {
  const name = routeOf(url)
  return name !== null && isTab(name)
}
