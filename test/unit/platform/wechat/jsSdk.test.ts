import { urlToSign } from '@/platform/wechat/jsSdk.h5'

const ENTRY = 'http://localhost/?code=1&state=2#/pages/tab-bar/home/home'

beforeEach(() => {
  Object.assign(performance, { getEntriesByType: () => [{ name: ENTRY }] })
  // Signing in with WeChat removes its code from the address.
  window.history.replaceState(null, '', '/#/pages/passport/login/login')
})

it.each([
  [
    'the address that an iPhone’s WeChat was entered with',
    'iPhone MicroMessenger',
    'http://localhost/?code=1&state=2',
  ],
  ['the current address on Android', 'Android MicroMessenger', 'http://localhost/'],
])('signs %s, without the hash', (_what, agent, url) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)

  expect(urlToSign()).toBe(url)
})

it('signs the current address where the browser does not tell the first one', () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone MicroMessenger')
  Object.assign(performance, { getEntriesByType: undefined })

  expect(urlToSign()).toBe('http://localhost/')
})
