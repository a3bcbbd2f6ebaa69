import type { Modal } from '../LaunchOptions.ts'
import { textOrEmpty, type PlainObject } from '../plainObject.ts'
import type { ShownTab } from '../TabBar.ts'
import { WxFailure } from './WxFailure.ts'
import type { WxApis, WxHost } from './WxHost.ts'

/** WeChat's default duration of `showToast`. */
const toastMs = 1500

/** UI that WeChat draws outside the page: toasts, modals, the navigation bar, the tab bar. */
export function uiApis(host: WxHost): WxApis {
  return { ...toastApis(host), ...modalApis(host), ...navigationBarApis(host), ...tabBarApis(host) }
}

function toastApis({ answers, phone }: WxHost): WxApis {
  return {
    showToast: answers.api('showToast', ({ title, icon = 'success', duration = toastMs }) => {
      phone.showToast({ title: requireTitle(title), icon: String(icon), durationMs: Number(duration) })
      // WeChat shows one toast at a time: this one replaces a loading toast.
      phone.loading = null
    }),
    hideToast: answers.api('hideToast', () => {
      phone.hideToast()
      phone.loading = null
    }),
    showLoading: answers.api('showLoading', ({ title }) => void (phone.loading = requireTitle(title))),
    hideLoading: answers.api('hideLoading', () => void (phone.loading = null)),
  }
}

function requireTitle(title: unknown): string {
  if (typeof title === 'string') return title
  throw new WxFailure(`parameter error: parameter.title should be String instead of ${typeof title};`)
}

/** WeChat counts a Latin letter as half a Chinese character. */
function requireShort(parameter: string, text: string): void {
  if (text.replace(/[\u0391-\uffe5]/g, 'aa').length > 8)
    throw new WxFailure(`${parameter} length should not larger than 4 Chinese characters`)
}

function modalApis({ answers, phone, options }: WxHost): WxApis {
  const showModal = async (given: PlainObject) => {
    const { title = '', content = '', confirmText = '确定', cancelText = '取消', showCancel = true } = given
    const texts = { title: String(title), content: String(content), confirmText: String(confirmText) }
    const modal: Modal = { ...texts, cancelText: String(cancelText), showCancel: showCancel !== false }
    for (const button of ['cancelText', 'confirmText'] as const) requireShort(button, modal[button])
    phone.modals.push(modal)
    const choice = (await options.onModal?.(modal)) ?? { confirm: true }
    return { confirm: choice.confirm, cancel: !choice.confirm, content: choice.content ?? null }
  }
  const showActionSheet = async ({ itemList }: PlainObject) => {
    const items = (itemList as unknown[]).map(String)
    phone.actionSheets.push(items)
    const tapIndex = (await options.onActionSheet?.(items)) ?? null
    if (tapIndex === null) throw new WxFailure('cancel')
    return { tapIndex }
  }
  return {
    showModal: answers.api('showModal', showModal, { slow: true }),
    showActionSheet: answers.api('showActionSheet', showActionSheet, { slow: true }),
  }
}

function navigationBarApis({ answers, phone, pages }: WxHost): WxApis {
  const quiet = [
    'setNavigationBarColor',
    'showNavigationBarLoading',
    'hideNavigationBarLoading',
    'hideHomeButton',
    'setBackgroundColor',
    'setBackgroundTextStyle',
    'pageScrollTo',
    'showShareMenu',
    'hideShareMenu',
    'updateShareMenu',
    'hideKeyboard',
    'loadFontFace',
  ]
  return {
    ...Object.fromEntries(quiet.map((name) => [name, answers.api(name, () => undefined)])),
    setNavigationBarTitle: answers.api('setNavigationBarTitle', ({ title }) => {
      pages.current.title = requireTitle(title)
      phone.titles.push(pages.current.title)
    }),
    startPullDownRefresh: answers.api('startPullDownRefresh', () => {
      pages.current.refreshing = true
      pages.call(pages.current, 'onPullDownRefresh')
    }),
    stopPullDownRefresh: answers.api('stopPullDownRefresh', () => void (pages.current.refreshing = false)),
  }
}

function tabBarApis({ answers, build, pages, tabBar }: WxHost): WxApis {
  const onTabPage = (name: string, perform: (options: PlainObject) => void) =>
    answers.api(name, (options) => {
      if (!build.isTab(pages.current.path)) throw new WxFailure('not TabBar page')
      perform(options)
    })
  const onItem = (name: string, change: (item: ShownTab, options: PlainObject) => void) =>
    onTabPage(name, (options) => {
      const item = tabBar.items[Number(options.index)]
      if (!item) throw new WxFailure('tabbar item not found')
      change(item, options)
    })
  return {
    setTabBarItem: onItem('setTabBarItem', (item, { text, iconPath, selectedIconPath }) => {
      if (text !== undefined) item.text = textOrEmpty(text)
      if (iconPath !== undefined) item.iconPath = textOrEmpty(iconPath)
      if (selectedIconPath !== undefined) item.selectedIconPath = textOrEmpty(selectedIconPath)
    }),
    setTabBarBadge: onItem('setTabBarBadge', (item, { text }) => void (item.badge = String(text))),
    removeTabBarBadge: onItem('removeTabBarBadge', (item) => void (item.badge = '')),
    showTabBarRedDot: onItem('showTabBarRedDot', (item) => void (item.redDot = true)),
    hideTabBarRedDot: onItem('hideTabBarRedDot', (item) => void (item.redDot = false)),
    setTabBarStyle: onTabPage('setTabBarStyle', () => undefined),
    showTabBar: onTabPage('showTabBar', () => void (tabBar.hidden = false)),
    hideTabBar: onTabPage('hideTabBar', () => void (tabBar.hidden = true)),
  }
}
