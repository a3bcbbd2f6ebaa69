import { execFileSync } from 'node:child_process'

import appConfig from '@/app.config'
import { isPassport, PATHS, routeOf, TABS, urlOf } from '@/navigation/routes'
import homeConfig from '@/pages/tab-bar/home/home.config'
import mineConfig from '@/pages/tab-bar/mine/mine.config'

import theme from '@/theme.json'

import { readH5Router } from '../support/app/readH5Router'

// Spec section 2, "Screens and routes".

const registered = [
  ...(appConfig.pages ?? []),
  ...(appConfig.subPackages ?? []).flatMap(({ root, pages }) => pages.map((path) => `${root}/${path}`)),
].map((path) => `/${path}`)

const packageOf = (path: string) =>
  (appConfig.subPackages ?? []).find(({ root }) => path.startsWith(`/${root}/`))?.root ?? 'main'

describe('the router', () => {
  it('uses hash mode, with base /', async () => {
    const router = await readH5Router()

    expect(router.mode).toBe('hash')
    expect(router.basename ?? '/').toBe('/')
  })

  it('gives the home page the alias /', async () => {
    const { customRoutes } = await readH5Router()

    expect([customRoutes?.['/pages/tab-bar/home/home']].flat()).toContain('/')
    expect(routeOf('/')).toBe('home')
  })

  it('passes page parameters through', () => {
    expect(urlOf('/pages/any/any', { id: 'a/b', status: '50' })).toBe('/pages/any/any?id=a%2Fb&status=50')
  })
})

describe('the tab bar', () => {
  const tabs = [
    '/pages/tab-bar/home/home',
    '/pages/tab-bar/store/store',
    '/pages/tab-bar/warehouse-address/warehouse-address',
    '/pages/tab-bar/mine/mine',
  ]

  it('has home, mall, warehouse address and mine, in this order', () => {
    expect(appConfig.tabBar?.list.map(({ pagePath }) => `/${pagePath}`)).toEqual(tabs)
    expect(TABS.map((tab) => PATHS[tab])).toEqual(tabs)
  })

  it('is part of the main package, as WeChat demands', () => {
    expect(tabs.map(packageOf)).toEqual(['main', 'main', 'main', 'main'])
  })

  it('begins with the home page', () => {
    expect(registered[0]).toBe('/pages/tab-bar/home/home')
  })

  it('is 56 px high, with icons of 24 px and text of 12 px', () => {
    const css = execFileSync('node_modules/.bin/sass', ['--no-source-map', 'src/app.scss'], {
      encoding: 'utf8',
    })

    expect(css).toMatch(/--taro-tabbar-height: 56px/i)
    expect(css).toMatch(/__icon \{\s+width: 24px;\s+height: 24px;/i)
    expect(css).toMatch(/__label \{[^}]*font-size: 12px;/i)
  })

  it('shows the selected tab in blue', () => {
    expect(appConfig.tabBar?.selectedColor).toBe('@tabSelected')
    for (const { tabSelected } of [theme.light, theme.dark]) {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
        parseInt(tabSelected.slice(at, at + 2), 16),
      )
      expect(blue).toBeGreaterThan(Math.max(red, green))
    }
  })

  it('preloads the pages-store package from the mall tab', () => {
    expect(appConfig.preloadRule?.['pages/tab-bar/store/store']?.packages).toContain('pages-store')
  })

  it.each([
    ['home', homeConfig],
    ['mine', mineConfig],
  ])('can be pulled to refresh on %s', (_tab, config) => {
    expect(config.enablePullDownRefresh).toBe(true)
  })
})

describe('every page that is built', () => {
  it('is registered, and nothing else is', () => {
    expect([...registered].sort()).toEqual(Object.values<string>(PATHS).sort())
  })

  it.each(Object.entries(PATHS))('%s is found by its path', (name, path) => {
    expect(routeOf(path)).toBe(name)
  })
})

describe('passport pages', () => {
  built('/pages/passport/login/login')
  built('/pages/passport/login-wechat/login-wechat')
  built('/pages/passport/login-wechat-mp/login-wechat-mp')
  built('/pages/passport/register/register')
  built('/pages/passport/login-by-code/login-by-code')
  built('/pages/passport/forgot-password/forgot-password')

  it('are told from all others', () => {
    const passport = registered.filter((path) => isPassport(routeOf(path)))

    expect(passport).toEqual(registered.filter((path) => path.startsWith('/pages/passport/')))
  })
})

describe('user pages', () => {
  built('/pages/users/customer-service/customer-service')
  built('/pages/users/my-addresses/my-addresses')
  built('/pages/users/my-addresses/edit-address')
  built('/pages/users/my-wallet/my-wallet', 'pages/users')
  built('/pages/users/my-wallet/fund-account-log', 'pages/users')
  built('/pages/users/my-coupon/my-coupon', 'pages/users')
  built('/pages/users/my-coupon/coupon-list/coupon-list', 'pages/users')
  built('/pages/users/my-profile/my-profile', 'pages/users')
  built('/pages/users/my-profile/update-nickname', 'pages/users')
  built('/pages/users/my-profile/update-mobile-number', 'pages/users')
  built('/pages/users/my-profile/update-email', 'pages/users')
  built('/pages/users/my-profile/update-wechat-id', 'pages/users')
  built('/pages/users/top-up/topup-result', 'pages/users')
  built('/pages/users/top-up/top-up', 'pages/users')
  built('/pages/users/pending-pay/pending-pay', 'pages/users')
})

describe('content and utility pages', () => {
  built('/pages/transportation-channels/list/list', 'pages/transportation-channels')
  built('/pages/transportation-channels/calculate/calculate', 'pages/transportation-channels')
  built('/pages/announce/list/list', 'pages/announce')
  built('/pages/announce/detail/detail', 'pages/announce')
  built('/pages/article/list/list', 'pages/article')
  built('/pages/article/detail/detail', 'pages/article')
  built('/pages/faq/list/list', 'pages/faq')
  built('/pages/biz-redirect/biz-redirect', 'pages/biz-redirect')
  built('/pages/mp-webview/mp-webview', 'pages/mp-webview')
})

describe('store pages', () => {
  built('/pages-store/store/product/product', 'pages-store')
  built('/pages-store/store/order/confirm/confirm', 'pages-store')
  built('/pages-store/store/pay/pay', 'pages-store')
})

describe('logistics order pages', () => {
  built('/pages-logistics-order/logistics-order/list/list', 'pages-logistics-order')
  built('/pages-logistics-order/logistics-order/pay/pay', 'pages-logistics-order')
  built('/pages-logistics-order/logistics-order/detail/detail', 'pages-logistics-order')
  built('/pages-logistics-order/logistics-order/submit/submit', 'pages-logistics-order')
  built('/pages-logistics-order/logistics-order/select-to-submit/select-to-submit', 'pages-logistics-order')
})

describe('warehouse address pages', () => {
  built('/pages-warehouse-address/warehouse-address/warehouse-address', 'pages-warehouse-address')
  built('/pages-warehouse-address/warehouse-address-tips/warehouse-address-tips', 'pages-warehouse-address')
  built(
    '/pages-warehouse-address/warehouse-address-tip-detail/warehouse-address-tip-detail',
    'pages-warehouse-address',
  )
})

describe('parcel pages', () => {
  built('/pages-parcel/ship-for-me/parcel-list/parcel-list', 'pages-parcel')
  built('/pages-parcel/ship-for-me/parcel-detail/parcel-detail', 'pages-parcel')
  built('/pages-parcel/ship-for-me/create-parcel/create-parcel', 'pages-parcel')
  built('/pages-parcel/ship-for-me/undeclared-parcel/undeclared-parcel', 'pages-parcel')
  built('/pages-parcel/ship-for-me/parcel-update/parcel-update', 'pages-parcel')
  built('/pages-parcel/ship-for-me/parcel-search/parcel-search', 'pages-parcel')
})

describe('settings pages', () => {
  built('/pages-settings/settings/change-password/change-password', 'pages-settings')
  built('/pages-settings/settings/setting-list/setting-list', 'pages-settings')
  built('/pages-settings/settings/language/language', 'pages-settings')
  built('/pages-settings/settings/about/about', 'pages-settings')
  built('/pages-settings/app-download/app-download')
  built('/pages-settings/pickup-station-select/pickup-station-select')
})

describe('other pages', () => {
  built('/pages-trace/tracking/tracking', 'pages-trace')
  built('/pages-user-referral/my-referral/my-referral', 'pages-user-referral')
})

function built(path: string, inPackage?: string) {
  it(`${path}`, () => {
    expect(registered).toContain(path)
    if (inPackage !== undefined) expect(packageOf(path)).toBe(inPackage)
  })
}
