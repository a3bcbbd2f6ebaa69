import Taro from '@tarojs/taro'

import { PATHS } from '@/navigation/routes'
import LanguagePage from '@/pages-settings/settings/language/language'
import LoginPage from '@/pages/passport/login/login'
import HomePage from '@/pages/tab-bar/home/home'

import { tap } from '../../support/app/gestures'
import { byId, openPage, switchLanguage } from '../../support/app/openPage'
import { closePages } from '../../support/app/renderPage'
import { startApp } from '../../support/app/startApp'

const titles = () =>
  jest.spyOn(Taro, 'setNavigationBarTitle').mockResolvedValue({ errMsg: 'setNavigationBarTitle:ok' })
const tabs = () => jest.spyOn(Taro, 'setTabBarItem').mockResolvedValue({ errMsg: 'setTabBarItem:ok' })

describe('language page', () => {
  it('shows which language is spoken, each in its own words', async () => {
    const { page } = await openPage(LanguagePage, PATHS.language)

    expect(page.text()).toContain('简体中文')
    expect(page.text()).toContain('English')
    expect(byId(page, 'language-zh-Hans').getAttribute('aria-checked')).toBe('true')
    expect(byId(page, 'language-en').getAttribute('aria-checked')).toBe('false')
  })

  it('changes the title at once, and the choice is kept', async () => {
    const title = titles()
    const { page } = await openPage(LanguagePage, PATHS.language)
    expect(title).toHaveBeenLastCalledWith({ title: '语言' })

    await tap(byId(page, 'language-en'))

    expect(title).toHaveBeenLastCalledWith({ title: 'Language' })
    expect(byId(page, 'language-en').getAttribute('aria-checked')).toBe('true')
    await closePages()
    expect(startApp().stores.locale.locale).toBe('en')
  })
})

describe('a change of language', () => {
  it('changes what an open page says, and keeps what was typed', async () => {
    const opened = await openPage(LoginPage, PATHS.login)

    await switchLanguage(opened, 'en')

    expect(opened.page.text()).toContain('Welcome back')
    expect(opened.page.text()).not.toMatch(/[\u4e00-\u9fff]/)
  })

  it('names the tabs and the title of a tab page', async () => {
    const title = titles()
    const tab = tabs()
    const opened = await openPage(HomePage, PATHS.home)
    expect(tab.mock.calls.slice(-4).map(([{ text }]) => text)).toEqual(['首页', '商城', '仓库地址', '我的'])

    await switchLanguage(opened, 'en')

    expect(tab.mock.calls.slice(-4)).toEqual([
      [{ index: 0, text: 'Home' }],
      [{ index: 1, text: 'Mall' }],
      [{ index: 2, text: 'Address' }],
      [{ index: 3, text: 'Me' }],
    ])
    expect(title).toHaveBeenLastCalledWith({ title: 'Home' })
  })

  it('is taken up again by a page that comes back', async () => {
    const title = titles()
    const opened = await openPage(LoginPage, PATHS.login)
    await opened.page.hide()
    await switchLanguage(opened, 'en')
    title.mockClear()

    await opened.page.show()

    expect(title).toHaveBeenLastCalledWith({ title: 'Sign in' })
  })
})
