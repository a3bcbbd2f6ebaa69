import Taro from '@tarojs/taro'

import { PATHS } from '@/navigation/routes'
import HomePage from '@/pages/tab-bar/home/home'
import MinePage from '@/pages/tab-bar/mine/mine'
import StorePage from '@/pages/tab-bar/store/store'
import WarehouseAddressPage from '@/pages/tab-bar/warehouse-address/warehouse-address'

import { UNREAD, unread } from '../../support/app/messageFactories'
import { change, openPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { Wire } from '../../support/app/Wire'

let badge: string | null

beforeEach(() => {
  badge = null
  jest.spyOn(Taro, 'setTabBarBadge').mockImplementation(({ index, text }) => {
    badge = `${index}: ${text}`
    return Promise.resolve({ errMsg: 'ok' })
  })
  jest.spyOn(Taro, 'removeTabBarBadge').mockImplementation(() => {
    badge = null
    return Promise.resolve({ errMsg: 'ok' })
  })
})

const wireOf = () => new Wire().on(UNREAD, unread({ PARCEL: 3, FUNDS: 1 }))

describe.each([
  ['Home', HomePage, PATHS.home],
  ['the mall', StorePage, PATHS.store],
  ['the warehouse address', WarehouseAddressPage, PATHS.warehouseAddress],
  ['Mine', MinePage, PATHS.mine],
])('on %s', (_, Page, path) => {
  it('the tab of Mine says how many messages are unread, anew whenever the page is shown', async () => {
    rememberSession()
    const { page, wire } = await openPage(Page, path, { wire: wireOf() })
    await until(() => badge === '3: 4')
    expect(wire.callsTo(UNREAD)).toHaveLength(1)
    wire.on(UNREAD, unread({ PARCEL: 100 }))

    await page.hide()
    await page.show()

    await until(() => badge === '3: 99+')
  })

  it('a visitor has no badge, and nobody asks for one', async () => {
    const { wire } = await openPage(Page, path, { wire: wireOf() })

    expect(wire.callsTo(UNREAD)).toEqual([])
    expect(badge).toBeNull()
  })
})

it('the badge goes with the session', async () => {
  rememberSession()
  const { stores } = await openPage(MinePage, PATHS.mine, { wire: wireOf() })
  await until(() => badge === '3: 4')

  await change(() => stores.session.expire())

  expect(badge).toBeNull()
})

it('a badge that the platform refused is set when the page is shown again', async () => {
  rememberSession()
  const { page } = await openPage(MinePage, PATHS.mine, { wire: wireOf() })
  await until(() => badge === '3: 4')
  badge = 'refused'

  await page.hide()
  await page.show()

  expect(badge).toBe('3: 4')
})
