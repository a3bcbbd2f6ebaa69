import { ownLinkDoor, readOwnLink, readRedirect } from '@/navigation/ownLink'
import { PATHS } from '@/navigation/routes'
import * as site from '@/platform/share/shareLink'

import { SHAREABLE_PAGES } from '../../../server/modules/shortLink/shareablePages'
import { fakeRouter } from '../../support/app/fakeRouter'

/** The tests' page is at this site. */
const SITE = 'http://localhost'
const PRODUCT = `${PATHS.product}?id=a%2Fb`

const page = (url: string, referralCode?: string) => ({ kind: 'page', url, referralCode })
const shortLink = (code: string) => ({ kind: 'shortLink', code })

describe('a link of this app', () => {
  it.each([
    ['a page', PRODUCT],
    ['without its slash', PRODUCT.slice(1)],
    ['with a #', `#${PRODUCT}`],
    ['of the site', `${SITE}/#${PRODUCT}`],
    ['of the site, in capitals', `${SITE.toUpperCase()}/#${PRODUCT}`],
    ['of the site, without #', `${SITE}${PRODUCT}`],
    ['whose # a chat has encoded', `${SITE}/%23${PRODUCT}`],
    ['that came through another page of the site', `${SITE}/index.html?from=chat#${PRODUCT}`],
    ['that WeChat has marked', `${SITE}${PRODUCT}#wechat_redirect`],
    ['that WeChat has marked after the page', `${SITE}/#${PRODUCT}#wechat_redirect`],
    ['with spaces around', ` ${SITE}/#${PRODUCT}\n`],
  ])('%s opens the page', (_case, link) => {
    expect(readOwnLink(link)).toEqual(page(PRODUCT))
  })

  it.each([SITE, `${SITE}/`, `${SITE}/?from=chat`, `${SITE}/#/`, `${SITE}/#${PATHS.home}?x=1`])(
    '%s opens Home, without parameters',
    (link) => {
      expect(readOwnLink(link)).toEqual(page(PATHS.home))
    },
  )

  it('has the friend’s referral code apart from the page', () => {
    expect(readOwnLink(`${SITE}/#${PRODUCT}&referralCode=FRIEND1`)).toEqual(page(PRODUCT, 'FRIEND1'))
    expect(readOwnLink(`${PATHS.store}?referralCode=FRIEND1`)).toEqual(page(PATHS.store, 'FRIEND1'))
  })

  it.each([`${SITE}/s/ABCD2345`, `${SITE}/s/ABCD2345/`, `${SITE}/s/ABCD2345?from=chat#x`, '/s/ABCD2345'])(
    '%s is a short link',
    (link) => {
      expect(readOwnLink(link)).toEqual(shortLink('ABCD2345'))
    },
  )

  it.each([
    `${SITE}.evil.test/#${PRODUCT}`,
    `${SITE}@evil.test/#${PRODUCT}`,
    `${SITE}:8080/#${PRODUCT}`,
    `${SITE}\\@evil.test/s/ABCD2345`,
    `https://evil.test/${SITE}/#${PRODUCT}`,
    `//evil.test${PRODUCT}`,
    'javascript:alert(1)',
    `${SITE}/#/pages/old/old`,
    `${SITE}/pages/old/old?id=1`,
    `${SITE}/s/`,
    `${SITE}/s/a%2Fb`,
    `${SITE}/s/ABCD2345/more`,
  ])('%s is none', (link) => {
    expect(readOwnLink(link)).toBeNull()
  })
})

describe('what the redirect page is opened with', () => {
  it.each([
    [{ code: 'ABCD2345' }, shortLink('ABCD2345')],
    [{ scene: 's=ABCD2345' }, shortLink('ABCD2345')],
    [{ scene: 'x=1&s=ABCD2345' }, shortLink('ABCD2345')],
    [{ scene: 'ABCD2345' }, shortLink('ABCD2345')],
    [{ q: `${SITE}/s/ABCD2345` }, shortLink('ABCD2345')],
    [{ to: PRODUCT }, page(PRODUCT)],
    [{ to: 'https://www.abf.gov.au/a' }, { kind: 'webPage', url: 'https://www.abf.gov.au/a' }],
    [{ to: `${PATHS.bizRedirect}?code=ABCD2345` }, shortLink('ABCD2345')],
    [{ to: `${PATHS.bizRedirect}?to=${encodeURIComponent(PRODUCT)}` }, page(PRODUCT)],
  ])('%j', (params, expected) => {
    expect(readRedirect(params)).toEqual(expected)
  })

  it.each([
    {},
    { to: '' },
    { code: '' },
    { code: 'a/../b' },
    { code: 'x'.repeat(33) },
    { scene: 'r=FRIEND1' },
    { scene: '%E0%A4%A' },
    { to: 'http://evil.test/' },
    { to: 'https://evil.test@abf.gov.au/' },
    { to: PATHS.bizRedirect },
    { to: `${PATHS.bizRedirect}?to=${encodeURIComponent(PATHS.bizRedirect)}` },
    { to: `${PATHS.bizRedirect}?to=https%3A%2F%2Fevil.test` },
  ])('%j leads nowhere', (params) => {
    expect(readRedirect(params)).toBeNull()
  })
})

it('a page that this version lacks is not another site’s', () => {
  jest.spyOn(site, 'shareLink').mockReturnValue('https://app.test/#/pages/tab-bar/home/home')

  expect(readRedirect({ to: 'https://app.test/#/pages/old/old' })).toBeNull()
})

describe('a scanned text', () => {
  it('that is a link of this app opens the redirect page', async () => {
    const { moves } = fakeRouter(PATHS.home)

    await ownLinkDoor(` ${SITE}/s/ABCD2345 `)?.()

    const to = encodeURIComponent(`${SITE}/s/ABCD2345`)
    expect(moves).toEqual([`navigateTo ${PATHS.bizRedirect}?to=${to}`])
  })

  it.each(['SF1420538896071', 'https://example.com/s/ABCD2345', PRODUCT, '/', ''])(
    'that is something else does not: %s',
    (text) => {
      expect(ownLinkDoor(text)).toBeNull()
    },
  )
})

describe('a page that the server shares', () => {
  it.each(SHAREABLE_PAGES)('%s exists', (path) => {
    expect(Object.values<string>(PATHS)).toContain(path)
  })
})
