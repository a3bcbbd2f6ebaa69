import { PATHS } from '@/navigation/routes'
import MpWebviewPage from '@/pages/mp-webview/mp-webview'

import { tap } from '../../support/app/gestures'
import { byId, openPage, switchLanguage } from '../../support/app/openPage'

const open = (url?: string) =>
  openPage(MpWebviewPage, PATHS.webView, url === undefined ? {} : { params: { url } })

function watch() {
  const openTab = jest.spyOn(window, 'open').mockReturnValue(null)
  const copy = jest.fn(async () => undefined)
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: copy }, configurable: true })
  return { openTab, copy }
}

describe('a web page in a browser', () => {
  it('opens in a tab of its own, without access to this one, once the customer has read whose it is', async () => {
    const { openTab } = watch()
    const opened = await open('https://WWW.abf.gov.au/list?a=1')
    const { page } = opened

    expect(byId(page, 'host').textContent).toBe('www.abf.gov.au')
    expect(byId(page, 'address').textContent).toBe('https://www.abf.gov.au/list?a=1')
    expect(page.text()).toContain('即将离开远途集运，前往')
    expect(page.root.querySelector('iframe')).toBeNull()
    expect(openTab).not.toHaveBeenCalled()
    await switchLanguage(opened, 'en')
    expect(page.text()).toContain('You’re leaving Farway for')
    await tap(byId(page, 'continue'))
    expect(openTab.mock.calls).toEqual([['https://www.abf.gov.au/list?a=1', '_blank', 'noopener']])
  })

  it.each(['http://www.abf.gov.au/', 'javascript:alert(1)', 'https://www.abf.gov.au@evil.test/'])(
    'is refused, shown and can be copied: %s',
    async (url) => {
      const { openTab, copy } = watch()
      const { page } = await open(url)

      expect(page.text()).toContain('这不是安全的 https 网址')
      expect(byId(page, 'address').textContent).toBe(url)
      expect(page.root.querySelector('#continue')).toBeNull()
      await tap(byId(page, 'copy-address'))
      expect(copy).toHaveBeenCalledWith(url)
      expect(openTab).not.toHaveBeenCalled()
    },
  )

  it.each([undefined, '', ' '])('without an address (%j) leads home', async (url) => {
    const { page, router } = await open(url)

    expect(page.text()).toContain('链接里没有网址')
    await tap(byId(page, 'go-home'))
    expect(router.stack).toEqual([PATHS.home])
  })
})
