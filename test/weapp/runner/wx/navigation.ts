import { closePageContainer } from '../pageContainer.ts'
import type { PlainObject } from '../plainObject.ts'
import type { WxApis, WxHost } from './WxHost.ts'

/** Navigation between pages. */
export function navigationApis({ answers, pages, phone }: WxHost): WxApis {
  const move = (name: string, go: (options: PlainObject) => void) =>
    answers.api(name, (options) => {
      phone.changePage()
      go(options)
    })
  return {
    navigateTo: move('navigateTo', ({ url }) => pages.navigateTo(String(url))),
    redirectTo: move('redirectTo', ({ url }) => pages.redirectTo(String(url))),
    reLaunch: move('reLaunch', ({ url }) => pages.reLaunch(String(url))),
    switchTab: move('switchTab', ({ url }) => pages.switchTab(String(url))),
    navigateBack: move('navigateBack', ({ delta }) => {
      if (!closePageContainer(pages.current)) pages.navigateBack(delta === undefined ? 1 : Number(delta))
    }),
  }
}
