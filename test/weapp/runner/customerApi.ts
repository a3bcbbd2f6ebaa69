import { controlOf, fieldOf } from './controlOf.ts'
import * as gestures from './gestures.ts'
import type { PickedFile } from './LaunchOptions.ts'
import { locate, locateForGesture, type Target } from './locate.ts'
import type { Phone, PhoneFile } from './Phone.ts'
import type { PlainObject } from './plainObject.ts'
import type { Session } from './Session.ts'
import { closePageContainer } from './pageContainer.ts'
import { nativeActions } from './nativeActions.ts'
import { requestMoments, requestShare, type MomentsCard, type ShareCard } from './share.ts'
import { swipe, type Swipe } from './swipe.ts'
import type { ViewNode } from './viewTree.ts'
import { networkStatus } from './wx/device.ts'
import type { WxFailure } from './wx/WxFailure.ts'

/** A customer's actions. Each resolves when the app is idle; to wait for responses, use `waitFor`. */
export interface Customer {
  /**
   * Taps an element.
   *
   * @throws {Error} when it's absent, hidden or disabled, or nothing there responds
   */
  tap(target: Target): Promise<void>
  /** Holds a finger on an element for WeChat's long-press time; doesn't count as a tap. */
  longPress(target: Target): Promise<void>
  /** Types into a field, or one inside or around the element: focus, text, `confirm` if asked for, blur. */
  input(target: Target, text: string, options?: { confirm?: boolean; blur?: boolean }): Promise<void>
  /** Changes a picker, switch, slider, swiper or group, given its event's detail, such as `{ value }`. */
  change(target: Target, detail: PlainObject): Promise<void>
  /** Drags a finger over an element, such as a wheel of NutUI's picker (36 px a row). */
  swipe(target: Target, way: Swipe): Promise<void>
  /** Fires any event, such as an image's `load` or a scroll-view's `scrolltolower`. */
  fire(target: Target, type: string, detail?: PlainObject): Promise<void>
  /**
   * Taps a tab.
   *
   * @throws {Error} when the current page shows no tab bar, or it has no such tab
   */
  switchTab(url: string): Promise<void>
  /** Opens a page on top of the current one, as `wx.navigateTo` does. */
  openOnTop(url: string): Promise<void>
  /** The back gesture. */
  back(): Promise<void>
  /**
   * Pulls the page down; resolves when the app stops the indicator.
   *
   * @throws {Error} when it doesn't
   */
  pullDownRefresh(): Promise<void>
  /** Scrolls the page to its end. */
  reachBottom(): Promise<void>
  pageScroll(scrollTop: number): Promise<void>
  /**
   * Shares the page to a chat from the menu.
   *
   * @throws {Error} when the page doesn't support it
   */
  share(): Promise<ShareCard>
  /** Queues files for the next `choose…` call or avatar button. Default: the customer cancels. */
  chooseImage(files: readonly PickedFile[]): void
  /** Queues a failure for it instead. */
  refuseImage(failure: WxFailure): void
  /** Queues a code, or a failure, for the next phone number button. Default: the customer declines. */
  givePhoneNumber(answer: string | WxFailure): void
  /** Queues an answer to the next message prompt, or a failure to prompt. Default: the customer accepts. */
  answerMessages(answer: 'accept' | 'reject' | WxFailure): void
  /** Queues a result for the next `scanCode`. Default: the customer cancels. */
  scan(code: string): void
  /** Leaves WeChat: the app goes to the background. */
  leave(): Promise<void>
  /**
   * Comes back to the app.
   *
   * @param query the query of the link or code that was opened, if any
   */
  comeBack(query?: Readonly<Record<string, string>>): Promise<void>
  /**
   * Shares the page to Moments from the menu.
   *
   * @throws {Error} when the page doesn't support it
   */
  shareToMoments(): Promise<MomentsCard>
  /** The phone loses its network, or finds it again. */
  setOnline(isOnline: boolean): Promise<void>
  /** Calls the app's listeners of a `wx.onX` event, such as `onThemeChange`. */
  emit(event: string, argument: PlainObject): Promise<void>
}

/**
 * Performs a customer's actions on a session.
 *
 * @param readFile reads a file from this machine for the customer to pick
 */
export function customerApi(session: Session, readFile: (path: string) => PhoneFile): Customer {
  const at = (target: Target) => locate(session.tree(), target)
  const toPage = (name: string, argument?: PlainObject) =>
    session.act(() => session.run.pages.call(session.run.pages.current, name, argument))
  return {
    async tap(target) {
      const node = locateForGesture(session.tree(), target, gestures.respondsToTap)
      await session.act(() => duringTap(session.phone, () => gestures.tap(node, nativeActions(session))))
    },
    longPress: (target) => longPress(session, () => at(target)),
    async input(target, text, { confirm = false, blur = true } = {}) {
      const field = fieldOf(at(target))
      await session.act(() => gestures.input(field, text, { confirm }))
      if (blur) await session.act(() => gestures.blur(field))
    },
    change: (target, detail) => session.act(() => gestures.change(controlOf(at(target)), detail)),
    swipe: (target, way) => swipe(session, () => at(target), way),
    fire: (target, type, detail = {}) => session.act(() => gestures.fireEvent(at(target), type, detail)),
    switchTab: (url) => tapTabBar(session, url),
    openOnTop: (url) => session.act(() => session.run.pages.navigateTo(url)),
    back: () => session.act(() => goBack(session)),
    pullDownRefresh: () => pullDown(session),
    reachBottom: async () => void (await toPage('onReachBottom')),
    pageScroll: async (scrollTop) => void (await toPage('onPageScroll', { scrollTop })),
    share: () => requestShare(session),
    chooseImage: (files) =>
      void session.phone.picks.push(files.map((file) => (typeof file === 'string' ? readFile(file) : file))),
    refuseImage: (failure) => void session.phone.picks.push(failure),
    givePhoneNumber: (answer) => void session.phone.phoneNumbers.push(answer),
    answerMessages: (answer) => void session.phone.messageAnswers.push(answer),
    scan: (code) => void session.phone.scans.push(code),
    leave: () => session.act(() => session.run.leave()),
    shareToMoments: () => requestMoments(session),
    async comeBack(query) {
      const info = { ...session.run.launchInfo, ...(query && { query }) }
      await session.act(() => session.run.callApp('onShow', info))
      await toPage('onShow')
    },
    setOnline(isOnline) {
      session.phone.isOnline = isOnline
      return session.act(() => session.run.emit('onNetworkStatusChange', networkStatus(isOnline)))
    },
    emit: (event, argument) => session.act(() => session.run.emit(event, argument)),
  }
}

function goBack({ run: { pages } }: Session): void {
  if (!closePageContainer(pages.current)) pages.navigateBack()
}

/** WeChat's long-press time. */
const longPressMs = 350

async function longPress(session: Session, find: () => ViewNode): Promise<void> {
  await session.act(() => gestures.fireEvent(find(), 'touchstart'))
  await new Promise((resolve) => setTimeout(resolve, longPressMs))
  await session.act(() => gestures.fireEvent(find(), 'longpress'))
  await session.act(() => gestures.fireEvent(find(), 'touchend'))
}

function duringTap(phone: Phone, work: () => void): void {
  phone.isTapped = true
  try {
    work()
  } finally {
    phone.isTapped = false
  }
}

async function tapTabBar(session: Session, url: string): Promise<void> {
  const { pages, build, tabBar } = session.run
  const { path } = pages.parse(url)
  const index = tabBar.items.findIndex(({ pagePath }) => pagePath === path)
  const item = tabBar.items[index]
  if (!item || tabBar.hidden || !build.isTab(pages.current.path)) {
    throw new Error(
      `the tab bar is not on the screen of ${pages.current.path}, or has no ${path}; go back first`,
    )
  }
  await session.act(() => pages.switchTab(url))
  await session.act(() =>
    pages.call(pages.current, 'onTabItemTap', { index, pagePath: path, text: item.text }),
  )
}

async function pullDown(session: Session): Promise<void> {
  const { pages, build } = session.run
  const page = pages.current
  if (build.windowSetting(page.path, 'enablePullDownRefresh') !== true) {
    throw new Error(`${page.path} cannot be pulled down: its JSON has no enablePullDownRefresh`)
  }
  page.refreshing = true
  await session.act(() => pages.call(page, 'onPullDownRefresh'))
  await session.waitFor(() => !page.refreshing, { of: 'wx.stopPullDownRefresh' })
  await session.run.settle()
}
