import type { Dto } from '@/api/dto'
import { PATHS } from '@/navigation/routes'
import MessageListPage from '@/pages-message/message-list/message-list'

import { deferred } from '../../support/app/deferred'
import { tap } from '../../support/app/gestures'
import { aMessageDto, MESSAGES, READ, UNREAD, unread } from '../../support/app/messageFactories'
import { byId, change, openPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { noAnswer, page as pageOf, Wire, type WireReply } from '../../support/app/Wire'

type Subject = NonNullable<Dto<'Message'>['subject']>['type']

async function open(message: Partial<Dto<'Message'>> = {}, wire = new Wire().on(READ, unread())) {
  rememberSession()
  wire.on(MESSAGES, pageOf([aMessageDto({ id: 'm', ...message })])).on(UNREAD, unread({ PARCEL: 1 }))
  const opened = await openPage(MessageListPage, PATHS.messageList, { wire })
  const row = await until(() => byId(opened.page, 'message-m'))
  return { ...opened, row }
}

describe('a message that is opened', () => {
  const doors: readonly (readonly [Subject, string])[] = [
    ['PARCEL', `${PATHS.parcelDetail}?id=9`],
    ['LOGISTICS_ORDER', `${PATHS.orderDetail}?id=9`],
    ['TOPUP', `${PATHS.topupResult}?id=9`],
    ['COUPON', PATHS.myCoupon],
    ['STORE_ORDER', `${PATHS.storeOrderDetail}?id=9`],
    ['AFTER_SALES', `${PATHS.afterSalesDetail}?id=9`],
    ['UNCLAIMED_PARCEL', PATHS.unclaimedParcel],
    ['CONSOLIDATION_RULE', `${PATHS.rules}?id=9`],
  ]

  it.each(doors)('leads to its %s', async (type, url) => {
    const { row, router } = await open({ subject: { type, id: '9' } })

    await tap(row)

    expect(router.moves).toEqual([`navigateTo ${url}`])
  })

  it('leads to the balance entries where it is about money alone', async () => {
    const { row, router } = await open({ kind: 'FUNDS', subject: null })

    await tap(row)

    expect(router.moves).toEqual([`navigateTo ${PATHS.fundAccountLog}`])
  })

  it('unfolds where it is about nothing in particular, and is read', async () => {
    const { row, router, wire } = await open({ kind: 'STORE', subject: null })
    const isFolded = () => row.querySelector('.message-row__content--folded') !== null
    expect([isFolded(), row.getAttribute('aria-expanded')]).toEqual([true, 'false'])

    await tap(row)

    expect([isFolded(), row.getAttribute('aria-expanded')]).toEqual([false, 'true'])
    expect(router.moves).toEqual([])
    expect(wire.callsTo(READ)).toHaveLength(1)
    await tap(row)
    expect(isFolded()).toBe(true)
  })

  it('is read at once, and the counts follow the server', async () => {
    const answer = deferred<WireReply>()
    const { page, row, wire } = await open({}, new Wire().on(READ, answer.promise))

    await tap(row)

    expect(row.querySelector('.message-row__dot')).toBeNull()
    expect(wire.lastCallTo(READ).body).toEqual({ ids: ['m'] })
    expect(byId(page, 'tab-PARCEL').textContent).toBe('包裹1')
    await change(() => answer.resolve(unread()))
    expect(byId(page, 'tab-PARCEL').textContent).toBe('包裹')
  })

  it('shows what came meanwhile if the unread count differs', async () => {
    const { page, row, wire } = await open({}, new Wire().on(READ, unread({ COUPON: 1 })))
    wire.on(MESSAGES, pageOf([aMessageDto({ id: 'late' }), aMessageDto({ id: 'm', isRead: true })]))

    await tap(row)

    await until(() => byId(page, 'message-late'))
  })

  it('a second time is not marked again', async () => {
    const { row, wire } = await open()

    await tap(row)
    await tap(row)

    expect(wire.callsTo(READ)).toHaveLength(1)
  })

  it('stays unread without a connection, but opens all the same', async () => {
    const { page, row, router, wire, toast, modal } = await open({}, new Wire().on(READ, noAnswer()))
    const counted = wire.callsTo(UNREAD).length

    await tap(row)

    expect(router.moves).toHaveLength(1)
    await until(() => byId(page, 'message-m').querySelector('.message-row__dot'))
    expect(wire.callsTo(UNREAD).length).toBe(counted + 1)
    expect([...toast.mock.calls, ...modal.mock.calls]).toEqual([])
  })

  it('by one customer says nothing about the messages of the next', async () => {
    const answer = deferred<WireReply>()
    const { row, stores } = await open({}, new Wire().on(READ, answer.promise))
    await tap(row)

    await change(() => stores.session.expire())
    await change(() => answer.resolve(unread({ FUNDS: 4 })))

    expect(stores.unread.value).toBeNull()
  })
})
