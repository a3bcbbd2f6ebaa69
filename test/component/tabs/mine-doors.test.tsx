import { PATHS } from '@/navigation/routes'
import MinePage from '@/pages/tab-bar/mine/mine'

import { aStatusDefinitionDto, aUserDto } from '../../support/app/factories'
import { tap } from '../../support/app/gestures'
import { UNREAD, unread } from '../../support/app/messageFactories'
import { byId, openPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { aTodoSummaryDto } from '../../support/app/todoFactories'
import { until } from '../../support/app/until'
import { noAnswer, ok, page as pageOf, Wire } from '../../support/app/Wire'

const USER = 'GET /api/u/user'
const SUMMARY = 'GET /api/u/todo/summary'
const DOORS = ['myWallet', 'myCoupon', 'messageList'] as const

function wireOf({ balance = '332.43', coupons = 3, parcels = 4, unreadParcels = 2 }) {
  const currentFundAccount = { balance, currencyCode: 'CNY', currencySymbol: '¥' }
  return new Wire()
    .on(USER, ok(aUserDto({ currentFundAccount })))
    .on(
      'GET /api/f/status-management/status-definition/list',
      pageOf([aStatusDefinitionDto({ id: 63, showCount: parcels })]),
    )
    .on(SUMMARY, ok(aTodoSummaryDto({ coupons })))
    .on(UNREAD, unreadParcels === 0 ? unread() : unread({ PARCEL: unreadParcels }))
}

async function open(wire: Wire) {
  rememberSession()
  const opened = await openPage(MinePage, PATHS.mine, { wire })
  await until(() => byId(opened.page, 'door-messageList'))
  const doors = DOORS.map((door) => byId(opened.page, `door-${door}`))
  return { ...opened, doors, texts: doors.map(({ textContent }) => textContent) }
}

const hasIcon = (door: Element) => door.querySelector('.icon') !== null

it('balance, coupons and unread messages each open what they count', async () => {
  const { doors, texts, router } = await open(wireOf({}))

  expect(texts).toEqual(['¥332.43余额', '3优惠券', '2消息'])
  for (const door of doors) await tap(door)
  expect(router.moves).toEqual(DOORS.map((door) => `navigateTo ${PATHS[door]}`))
})

it('a customer who has sent parcels is shown zeros', async () => {
  const { texts } = await open(wireOf({ balance: '0.00', coupons: 0, unreadParcels: 0 }))

  expect(texts).toEqual(['¥0.00余额', '0优惠券', '0消息'])
})

it('a newcomer is shown icons instead of zeros, and what is not zero', async () => {
  const { doors, texts, page } = await open(
    wireOf({ parcels: 0, balance: '0.00', coupons: 1, unreadParcels: 0 }),
  )

  expect(texts).toEqual(['余额', '1优惠券', '消息'])
  expect(doors.map(hasIcon)).toEqual([true, false, true])
  expect(page.text()).toContain('三步开始集运')
})

it('a figure that could not be read is an icon, and its door still opens', async () => {
  const wire = wireOf({}).on(USER, noAnswer()).on(SUMMARY, noAnswer()).on(UNREAD, noAnswer())
  const { doors, texts, router } = await open(wire)

  expect(texts).toEqual(['余额', '优惠券', '消息'])
  expect(doors.map(hasIcon)).toEqual([true, true, true])
  for (const door of doors) await tap(door)
  expect(router.moves).toHaveLength(3)
})

it('many unread messages are 99+', async () => {
  const { texts } = await open(wireOf({ unreadParcels: 100 }))

  expect(texts[2]).toBe('99+消息')
})

it('a balance of millions has smaller figures', async () => {
  const { doors } = await open(wireOf({ balance: '1234567.89' }))

  expect(doors[0]?.querySelector('.figure-row__long')?.textContent).toBe('¥1,234,567.89')
})

it('visitors are shown no doors', async () => {
  const { page } = await openPage(MinePage, PATHS.mine, { wire: new Wire() })

  expect(page.root.querySelector('[id^=door-]')).toBeNull()
})
