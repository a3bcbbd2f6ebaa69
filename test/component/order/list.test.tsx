import { fireEvent } from '@testing-library/react'
import { act } from 'react'

import type { Dto } from '@/api/dto'
import { LogisticsOrderStatus as Status } from '@/model/enumerations/logisticsOrder'
import { PATHS } from '@/navigation/routes'
import OrderListPage from '@/pages-logistics-order/logistics-order/list/list'

import { aStatusDefinitionDto } from '../../support/app/factories'
import { tap, typeInto } from '../../support/app/gestures'
import { byId, openPage } from '../../support/app/openPage'
import { A_TERM, anOrderDto } from '../../support/app/orderFactories'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { noAnswer, page as pageOf, Wire, type Reply } from '../../support/app/Wire'

const LIST = 'POST /api/u/biz/logistics-order/list'
const STATUSES = 'GET /api/f/status-management/status-definition/list'

const rows = (...orders: Partial<Dto<'LogisticsOrderDetail'>>[]) =>
  pageOf(orders.map((order) => anOrderDto(order)))

function openList(replies: Reply[], params: Record<string, string> = {}) {
  rememberSession()
  const wire = new Wire()
    .on(LIST, ...replies)
    .on(STATUSES, pageOf([aStatusDefinitionDto({ id: 30, displayName: '等您付款', showCount: 3 })]))
  return openPage(OrderListPage, PATHS.orderList, { wire, params })
}

describe('the customer’s orders', () => {
  it('ask to sign in first', async () => {
    const { page, wire } = await openPage(OrderListPage, PATHS.orderList)

    expect(page.text()).toContain('登录后查看您的集运订单')
    expect(wire.calls).toEqual([])
  })

  it('show how they go, what they cost and how they stand, and open', async () => {
    const { page, router, wire } = await openList([
      rows({ id: 'o1', code: 'L1', statusDisplayName: '待处理' }),
    ])

    const row = await until(() => byId(page, 'order-o1'))
    for (const text of ['新加坡', '待处理', 'L1 · 空运普货专线', '预估 ¥72.00 · 2 个包裹 · 1 月 2 日'])
      expect(row.textContent).toContain(text)
    expect(wire.lastCallTo(LIST).body).toMatchObject({ maxResultCount: 7 })
    await tap(row)

    expect(router.moves).toEqual([`navigateTo ${PATHS.orderDetail}?id=o1`])
  })

  it('lead to the rules that submit orders by themselves', async () => {
    const { page, router } = await openList([rows()])

    await tap(byId(page, 'to-rules'))

    expect(router.moves).toEqual([`navigateTo ${PATHS.rules}`])
  })

  it('offer the next step', async () => {
    const { page, router } = await openList([
      rows({ id: 'o1', status: Status.Signed, isTotalActual: true }, { id: 'o2', status: Status.Shipped }),
    ])

    await until(() => byId(page, 'order-o2'))
    expect(byId(page, 'order-o1').textContent).toContain('¥72.00 · 2 个包裹')
    expect(page.root.querySelector('#do-o2')).toBeNull()
    await tap(byId(page, 'do-o1'))

    expect(router.moves).toEqual([`navigateTo ${PATHS.confirmReceipt}?id=o1`])
  })

  it('say until when to pay', async () => {
    const due = { status: Status.PendingPayment, isTotalActual: true }
    const { page } = await openList([
      rows(
        { ...due, id: 'o1', paymentTerm: A_TERM },
        { ...due, id: 'o2', paymentTerm: { ...A_TERM, lastFreeDay: null } },
      ),
    ])

    await until(() => byId(page, 'order-o2'))
    expect(byId(page, 'order-o1').textContent).toContain('¥72.00 · 最晚 12 月 2 日付款')
    expect(byId(page, 'order-o2').textContent).toContain('¥72.00 · 最晚 12 月 25 日付款')
  })

  it('name the pickup point where they wait, and the code to collect with', async () => {
    const pickupStation = { id: 's1', displayName: '牛车水自提点' }
    const { page } = await openList([
      rows({
        id: 'o1',
        status: Status.ArrivedPickupStation,
        pickupStation,
        pickupCode: '884210',
        receivingMethod: 20,
      }),
    ])

    await until(() => byId(page, 'order-o1').textContent?.includes('牛车水自提点'))
    expect(byId(page, 'order-o1').textContent).toContain('取件码 884210')
  })

  it('are narrowed down by status, with the server’s names and counts', async () => {
    const { page, wire } = await openList([rows({ id: 'o1' }), rows()])
    await until(() => byId(page, 'tab-30').textContent?.includes('等您付款'))
    expect(byId(page, 'tab-30').textContent).toContain('3')

    await tap(byId(page, 'tab-30'))

    await until(() => page.text().includes('没有这个状态的订单'))
    expect(wire.lastCallTo(LIST).body).toMatchObject({ status: 30 })
    expect(wire.lastCallTo(STATUSES).query).toMatchObject({ type: '20' })
  })

  it('begin with the status in the link', async () => {
    const { wire } = await openList([rows({ id: 'o1' })], { status: '60' })

    await until(() => wire.callsTo(LIST).length === 1)
    expect(wire.lastCallTo(LIST).body).toMatchObject({ status: 60 })
  })

  it('are searched', async () => {
    const { page, wire } = await openList([rows({ id: 'o1' }), rows()])
    await until(() => byId(page, 'order-o1'))

    await typeInto(byId(page, 'order-search'), 'SF123')
    const field = byId(page, 'order-search').querySelector('input') ?? document.body
    await act(async () => {
      fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
    })

    await until(() => page.text().includes('没有找到订单'))
    expect(wire.lastCallTo(LIST).body).toMatchObject({ filter: 'SF123' })
  })

  it('lead to the parcels while there are none', async () => {
    const { page, router } = await openList([rows()])

    await tap(await until(() => page.getByText('去选择包裹')))

    expect(router.moves).toEqual([`navigateTo ${PATHS.parcelList}`])
  })

  it('are asked for again when the network was lost', async () => {
    const { page } = await openList([noAnswer(), rows({ id: 'o1' })])

    await tap(await until(() => byId(page, 'retry')))

    await until(() => byId(page, 'order-o1'))
  })
})
