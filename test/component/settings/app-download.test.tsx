import { qrDataUrl } from '@/model/format/qrDataUrl'
import { PATHS } from '@/navigation/routes'
import AppDownloadPage from '@/pages-settings/app-download/app-download'

import { tap } from '../../support/app/gestures'
import { byId, openPage, switchLanguage } from '../../support/app/openPage'

describe('app download page', () => {
  it('says that there is no store version, and how to have the app at hand', async () => {
    const { page } = await openPage(AppDownloadPage, PATHS.appDownload)

    for (const text of ['无需下载', '“远途集运”', 'iPhone', '安卓']) expect(page.text()).toContain(text)
  })

  it('copies the address of the site without the page', async () => {
    const write = jest.fn(async () => undefined)
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true })
    window.location.hash = PATHS.appDownload
    const { page } = await openPage(AppDownloadPage, PATHS.appDownload)

    await tap(byId(page, 'copy-site'))

    expect(write).toHaveBeenCalledWith(window.location.href.split('#')[0])
  })

  it('shows a code of the site, with words for who does not see it', async () => {
    window.location.hash = PATHS.appDownload
    const { page } = await openPage(AppDownloadPage, PATHS.appDownload)

    const site = window.location.href.split('#')[0] ?? ''
    const picture = byId(page, 'site-code').outerHTML
    expect(picture).toContain(qrDataUrl(site))
    expect(picture).toContain('本网站的二维码')
  })

  it('sends a customer in WeChat’s browser to their own first', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone MicroMessenger/8.0')
    const opened = await openPage(AppDownloadPage, PATHS.appDownload)

    await switchLanguage(opened, 'en')

    expect(opened.page.text()).toContain('open this page in your browser')
  })
})
