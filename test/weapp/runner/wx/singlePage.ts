import { WxFailure } from './WxFailure.ts'
import type { WxApis, WxHost } from './WxHost.ts'

/** WeChat's scene value of a page that was opened from Moments. */
export const SINGLE_PAGE_SCENE = 1154

const REFUSED = [
  'navigateTo',
  'redirectTo',
  'reLaunch',
  'switchTab',
  'navigateBack',
  'login',
  'setTabBarItem',
  'setTabBarBadge',
  'removeTabBarBadge',
]

/** From Moments, WeChat shows one page alone: there are no others, no tab bar and no sign-in. */
export function singlePageApis({ answers }: WxHost): WxApis {
  const refuse = () => {
    throw new WxFailure('not supported in single page mode')
  }
  return Object.fromEntries(REFUSED.map((name) => [name, answers.api(name, refuse)]))
}
