import { fireEvent } from '@testing-library/react'

import { PATHS } from '@/navigation/routes'
import { AppRail } from '@/wide/AppRail'

import { aStatusDefinitionDto, aUserDto } from '../../support/app/factories'
import { tap } from '../../support/app/gestures'
import { UNREAD, unread } from '../../support/app/messageFactories'
import { byId, change, openPage, switchLanguage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { ok, page as pageOf, Wire } from '../../support/app/Wire'

const answers = () =>
  new Wire()
    .on('GET /api/u/user', ok(aUserDto({ nickname: '林小满', idCode: 'FW100001' })))
    .on(UNREAD, unread({ PARCEL: 2, FUNDS: 1 }))
    .on(
      'GET /api/f/status-management/status-definition/list',
      pageOf([aStatusDefinitionDto({ id: 63, displayName: '已入库', showCount: 7 })]),
    )

afterEach(() => {
  location.hash = ''
})

it('says whose account it is, how many parcels are stored and messages unread, and which page is on screen', async () => {
  rememberSession()
  const { page } = await openPage(AppRail, PATHS.home, { wire: answers() })

  await until(() => page.root.querySelector('.rail__nickname')?.textContent === '林小满')
  expect(byId(page, 'rail-myProfile').textContent).toContain('FW100001')
  await until(() => byId(page, 'rail-parcelList').textContent === '我的包裹7')
  expect(byId(page, 'rail-messageList').textContent).toBe('消息3')
  expect(byId(page, 'rail-home').getAttribute('aria-current')).toBe('page')
  expect(byId(page, 'rail-store').getAttribute('aria-current')).toBeNull()
})

it('follows the session and the language', async () => {
  rememberSession()
  const opened = await openPage(AppRail, PATHS.home, { wire: answers() })
  const { page, stores, router } = opened
  await until(() => page.root.querySelector('.rail__nickname')?.textContent === '林小满')

  await change(() => stores.session.expire())
  expect(page.text()).not.toContain('FW100001')
  expect(byId(page, 'rail-parcelList').textContent).toBe('我的包裹')
  expect(byId(page, 'rail-messageList').textContent).toBe('消息')
  await tap(byId(page, 'rail-sign-in'))
  expect(router.moves).toEqual([`navigateTo ${PATHS.login}?redirect=${encodeURIComponent(PATHS.home)}`])

  await switchLanguage(opened, 'en')
  expect(byId(page, 'rail-parcelList').textContent).toBe('My parcels')
})

it('names the part of the app that a page belongs to', async () => {
  location.hash = `#${PATHS.parcelDetail}?id=7`
  const { page } = await openPage(AppRail, PATHS.parcelDetail, { wire: answers() })

  const current = page.root.querySelectorAll('[aria-current]')
  expect(Array.from(current, ({ id }) => id)).toEqual(['rail-parcelList'])
  expect(byId(page, 'rail-parcelList').getAttribute('aria-current')).toBe('true')
})

it('leaves a click that asks for another tab or window to the browser', async () => {
  const { page, router } = await openPage(AppRail, PATHS.home, { wire: answers() })
  const isLeftToBrowser = (keys: object) => fireEvent.click(byId(page, 'rail-mine'), keys)

  expect([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }].map(isLeftToBrowser)).not.toContain(false)
  expect(router.moves).toEqual([])
  expect(isLeftToBrowser({})).toBe(false)
})

it('has real links, which open their page', async () => {
  const { page, router } = await openPage(AppRail, PATHS.home, { wire: answers() })

  await tap(byId(page, 'rail-mine'))
  expect(router.moves).toEqual([`switchTab ${PATHS.mine}`])
  expect(byId(page, 'rail-mine').getAttribute('href')).toBe(`#${PATHS.mine}`)
})
