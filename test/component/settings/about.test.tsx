import Taro from '@tarojs/taro'

import { PATHS } from '@/navigation/routes'
import ContentPagePage from '@/pages-settings/content-page/content-page'
import AboutPage from '@/pages-settings/settings/about/about'

import { tap } from '../../support/app/gestures'
import { byId, openPage, switchLanguage } from '../../support/app/openPage'
import { until } from '../../support/app/until'
import { noAnswer, ok, refusal, Wire } from '../../support/app/Wire'

const TERMS = 'GET /api/f/content-management/page/terms'
const terms = {
  key: 'terms',
  displayTitle: '服务条款',
  updatedTime: '2026-01-02T03:04:05Z',
  content: [
    { type: 'heading', text: '一、总则' },
    { type: 'paragraph', text: '欢迎使用。' },
    { type: 'list', isOrdered: true, items: ['先读', '再用'] },
    { type: 'notice', tone: 'warning', text: '请勿寄送违禁品' },
    { type: 'hologram', text: '以后才有' },
  ],
}

describe('about', () => {
  it('names version and build', async () => {
    const { page } = await openPage(AboutPage, PATHS.about)

    expect(page.text()).toContain('版本 1.0.4（104）')
  })

  it.each(['about', 'terms', 'privacy', 'licences'])('opens %s', async (key) => {
    const { page, router } = await openPage(AboutPage, PATHS.about)

    await tap(byId(page, `open-${key}`))

    expect(router.moves).toEqual([`navigateTo ${PATHS.contentPage}?key=${key}`])
  })
})

describe('a page of words', () => {
  const openTerms = (wire: Wire) =>
    openPage(ContentPagePage, PATHS.contentPage, { wire, params: { key: 'terms' } })

  it('shows every block it knows, under its own title', async () => {
    const title = jest.spyOn(Taro, 'setNavigationBarTitle').mockResolvedValue({ errMsg: '' })
    const { page } = await openTerms(new Wire().on(TERMS, ok(terms)))

    await until(() => page.text().includes('一、总则'))
    for (const text of ['欢迎使用。', '1.先读', '2.再用', '请勿寄送违禁品'])
      expect(page.text()).toContain(text)
    expect(page.text()).not.toContain('以后才有')
    expect(title).toHaveBeenLastCalledWith({ title: '服务条款' })

    await page.hide()
    await page.show()
    expect(title).toHaveBeenLastCalledWith({ title: '服务条款' })
  })

  it('says the day of its last change, however fresh the database is', async () => {
    const today = { ...terms, updatedTime: new Date().toISOString() }
    const { page } = await openTerms(new Wire().on(TERMS, ok(today)))

    await until(() => page.text().includes('欢迎使用。'))
    expect(page.text()).toMatch(/更新于 \d{4}-\d{2}-\d{2}/)
  })

  it('is read again in the other language', async () => {
    const opened = await openTerms(new Wire().on(TERMS, ok(terms), ok({ ...terms, displayTitle: 'Terms' })))

    await switchLanguage(opened, 'en')

    await until(() => opened.wire.callsTo(TERMS).length === 2)
    expect(opened.wire.lastCallTo(TERMS).header['Accept-Language']).toBe('en')
  })

  it('that does not exist leads back', async () => {
    const { page, modal } = await openTerms(new Wire().on(TERMS, refusal(404, { message: 'gone' })))

    await until(() => page.text().includes('没有找到这个页面'))
    expect(modal.mock.calls.length).toBeLessThanOrEqual(1)
  })

  it('can be tried again without a connection', async () => {
    const { page } = await openTerms(new Wire().on(TERMS, noAnswer(), ok(terms)))

    await tap(await until(() => page.getByText('重试')))

    await until(() => page.text().includes('欢迎使用。'))
  })
})
