import type { WxApis, WxHost } from './WxHost.ts'

/** Moving between pages. */
export function navigationApis({ answers, pages }: WxHost): WxApis {
  return {
    navigateTo: answers.api('navigateTo', ({ url }) => pages.navigateTo(String(url))),
    redirectTo: answers.api('redirectTo', ({ url }) => pages.redirectTo(String(url))),
    reLaunch: answers.api('reLaunch', ({ url }) => pages.reLaunch(String(url))),
    switchTab: answers.api('switchTab', ({ url }) => pages.switchTab(String(url))),
    navigateBack: answers.api('navigateBack', ({ delta }) =>
      pages.navigateBack(delta === undefined ? 1 : Number(delta)),
    ),
  }
}
