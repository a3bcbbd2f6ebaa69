import fc from 'fast-check'

import { isPassport, isTab, PATHS, routeOf, routeUrl, urlOf, type RouteName } from '@/navigation/routes'

describe('routes', () => {
  it.each(Object.keys(PATHS) as RouteName[])('%s: its url leads back to it', (name) => {
    expect(routeOf(urlOf(PATHS[name], { id: '1', redirect: '/a?b=c&d' }))).toBe(name)
  })

  it('every path is another', () => {
    expect(new Set(Object.values(PATHS)).size).toBe(Object.keys(PATHS).length)
  })

  it('carries any text as a parameter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (id) => {
        const url = routeUrl('parcelDetail', { id })
        expect(new URL(url, 'http://app.test').searchParams.get('id')).toBe(id)
        expect(routeOf(url)).toBe('parcelDetail')
      }),
    )
  })

  it('leaves out what is undefined, and the question mark with it', () => {
    expect(urlOf('/a', { x: undefined })).toBe('/a')
    expect(urlOf('/a', { x: undefined, y: '1' })).toBe('/a?y=1')
  })

  it.each([
    ['/', 'home'],
    ['', 'home'],
    ['//pages/tab-bar/mine/mine', 'mine'],
    ['pages/tab-bar/mine/mine?x=1', 'mine'],
    ['/pages/tab-bar/mine', null],
    ['/pages/tab-bar/mine/mine/more', null],
    ['https://evil.test/pages/tab-bar/mine/mine', null],
    ['javascript:alert(1)', null],
  ])('%j leads to %s', (url, name) => {
    expect(routeOf(url)).toBe(name)
  })

  it('knows the tabs and the passport', () => {
    expect((Object.keys(PATHS) as RouteName[]).filter(isTab)).toEqual([
      'home',
      'store',
      'warehouseAddress',
      'mine',
    ])
    expect((Object.keys(PATHS) as RouteName[]).filter(isPassport)).toEqual([
      'login',
      'loginByCode',
      'register',
      'forgotPassword',
      'loginWechat',
      'loginWechatMp',
    ])
    expect(isPassport(null)).toBe(false)
  })
})
