import { PATHS } from '@/navigation/routes'
import MessageListPage from '@/pages-message/message-list/message-list'

import { tap } from '../../support/app/gestures'
import { aMessageDto, MESSAGES, READ, UNREAD, unread } from '../../support/app/messageFactories'
import { byId, openPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { noAnswer, page as pageOf, Wire } from '../../support/app/Wire'

const parcel = aMessageDto({ id: 'new' })
const wallet = aMessageDto({ id: 'old', kind: 'FUNDS', title: '余额有变动', subject: null, isRead: true })

const wireOf = (...messages: readonly object[]) =>
  new Wire().on(MESSAGES, pageOf(messages)).on(UNREAD, unread({ PARCEL: 1, COUPON: 2 }))

async function open(wire = wireOf(parcel, wallet), params: Readonly<Record<string, string>> = {}) {
  rememberSession()
  const opened = await openPage(MessageListPage, PATHS.messageList, { wire, params })
  await until(() => opened.page.root.querySelector('.message-row, .state-message'))
  return opened
}

const byLabel = (row: Element, label: string) => row.querySelector(`[role=img][aria-label="${label}"]`)
const isUnread = (row: Element) => row.querySelector('.message-row__dot') !== null

describe('the list of messages', () => {
  it('asks to sign in first', async () => {
    const { page, wire } = await openPage(MessageListPage, PATHS.messageList)

    expect(byId(page, 'sign-in')).toBeTruthy()
    expect(wire.calls).toEqual([])
  })

  it('tells unread messages apart, to the eye and to a screen reader', async () => {
    const { page } = await open()

    const [unreadRow, readRow] = [byId(page, 'message-new'), byId(page, 'message-old')]
    expect([isUnread(unreadRow), isUnread(readRow)]).toEqual([true, false])
    expect(unreadRow.className).toContain('message-row--unread')
    expect(byLabel(unreadRow, '未读')).not.toBeNull()
    expect(byLabel(readRow, '未读')).toBeNull()
  })

  it('counts the unread ones on the tab of their kind', async () => {
    const { page } = await open()

    const tabs = [...page.root.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent)
    expect(tabs).toEqual(['全部3', '包裹1', '集运订单', '钱包', '优惠券2', '商城', '售后', '账号安全'])
    expect(page.text()).toContain('3 条未读')
  })

  it('begins with the kind it is asked for', async () => {
    const { page, wire } = await open(wireOf(parcel), { kind: 'PARCEL' })

    expect(byId(page, 'tab-PARCEL').getAttribute('aria-selected')).toBe('true')
    expect(wire.lastCallTo(MESSAGES).body).toMatchObject({ kind: 'PARCEL' })
  })

  it('shows all messages for a kind that does not exist', async () => {
    const { page, wire } = await open(wireOf(parcel), { kind: 'WEATHER' })

    expect(byId(page, 'tab-all').getAttribute('aria-selected')).toBe('true')
    expect(wire.lastCallTo(MESSAGES).body).not.toHaveProperty('kind')
  })

  it('says that there is nothing, of one kind or at all', async () => {
    const { page } = await open(wireOf().on(UNREAD, unread()))
    expect(page.text()).toContain('还没有消息')
    expect(page.root.querySelector('#read-all')).toBeNull()

    await tap(byId(page, 'tab-COUPON'))

    await until(() => page.text().includes('没有这类消息'))
  })

  it('offers another try when it cannot be read', async () => {
    const { page } = await open(wireOf().on(MESSAGES, noAnswer(), pageOf([parcel])))

    await tap(byId(page, 'retry'))

    await until(() => byId(page, 'message-new'))
  })

  it('does not claim that all are read while the count is unknown', async () => {
    const { page } = await open(wireOf(parcel).on(UNREAD, noAnswer()))

    expect(isUnread(byId(page, 'message-new'))).toBe(true)
    expect(page.text()).not.toContain('没有未读消息')
  })

  it('has what came meanwhile when it is shown again', async () => {
    const { page, wire } = await open(wireOf(wallet))
    wire.on(MESSAGES, pageOf([parcel, wallet])).on(UNREAD, unread({ PARCEL: 5 }))

    await page.hide()
    await page.show()

    await until(() => byId(page, 'message-new'))
    expect(byId(page, 'tab-PARCEL').textContent).toBe('包裹5')
  })

  it('leads to the switches for notifications', async () => {
    const { page, router } = await open()

    await tap(byId(page, 'to-preferences'))

    expect(router.moves).toEqual([`navigateTo ${PATHS.settingList}?part=notifications`])
  })
})

describe('marking all as read', () => {
  const rows = [parcel, aMessageDto({ id: 'newer' })]

  it('leaves nothing unread, without asking', async () => {
    const { page, wire, modal } = await open(wireOf(...rows).on(READ, unread()))

    await tap(byId(page, 'read-all'))

    await until(() => page.text().includes('没有未读消息'))
    expect(wire.lastCallTo(READ).body).toEqual({ isAll: true })
    expect(modal).not.toHaveBeenCalled()
    expect([...page.root.querySelectorAll('.message-row')].map(isUnread)).toEqual([false, false])
    expect(page.root.querySelector('#read-all')).toBeNull()
  })

  it('shows one that came after the list was read', async () => {
    const late = aMessageDto({ id: 'late', isRead: true })
    const wire = new Wire()
      .on(MESSAGES, pageOf(rows), pageOf([late, ...rows]))
      .on(UNREAD, unread({ PARCEL: 3 }))
    const { page } = await open(wire.on(READ, unread()))

    await tap(byId(page, 'read-all'))

    await until(() => page.root.querySelector('#message-late'))
    expect([...page.root.querySelectorAll('.message-row')].map(isUnread)).toEqual([false, false, false])
  })

  it('is about the kind of the chosen tab', async () => {
    const { page, wire } = await open(wireOf(...rows).on(READ, unread({ COUPON: 2 })), { kind: 'PARCEL' })

    await tap(byId(page, 'read-all'))

    await until(() => page.text().includes('没有未读消息'))
    expect(wire.lastCallTo(READ).body).toEqual({ isAll: true, kind: 'PARCEL' })
    expect(byId(page, 'tab-all').textContent).toBe('全部2')
  })

  it('that fails leaves them unread, and says so', async () => {
    const { page, toast } = await open(wireOf(...rows).on(READ, noAnswer()))

    await tap(byId(page, 'read-all'))

    expect(toast).toHaveBeenCalled()
    expect([...page.root.querySelectorAll('.message-row')].map(isUnread)).toEqual([true, true])
    expect(page.text()).toContain('3 条未读')
  })
})
