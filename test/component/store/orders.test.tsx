import { PATHS } from '@/navigation/routes'
import DetailPage from '@/pages-store/store/order/detail/detail'
import ListPage from '@/pages-store/store/order/list/list'

import { tap } from '../../support/app/gestures'
import { byId, openPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { ok, page as pageOf, refusal, type Reply } from '../../support/app/Wire'

import {
  aStoreOrderDto,
  CANCEL,
  cancelledStoreOrder,
  ORDER,
  ORDERS,
  paidStoreOrder,
  storeWire,
} from './storeWire'

describe('the customer’s mall orders', () => {
  const openList = (replies: Reply[], params: Record<string, string> = {}) => {
    rememberSession()
    return openPage(ListPage, PATHS.storeOrderList, { wire: storeWire().on(ORDERS, ...replies), params })
  }

  it('ask to sign in first', async () => {
    const { page, wire } = await openPage(ListPage, PATHS.storeOrderList)

    expect(page.text()).toContain('登录后查看您的商城订单')
    expect(wire.calls).toEqual([])
  })

  it('show what was bought, and open', async () => {
    const { page, router } = await openList([pageOf([paidStoreOrder()])])

    const row = await until(() => byId(page, 'store-order-m1'))
    for (const text of ['瓷碗', '已付款', '蓝 × 2', '¥20.00']) expect(row.textContent).toContain(text)
    expect(page.root.querySelector('#pay-m1')).toBeNull()
    await tap(row)

    expect(router.moves).toEqual([`navigateTo ${PATHS.storeOrderDetail}?id=m1`])
  })

  it('can be paid', async () => {
    const { page, router } = await openList([pageOf([aStoreOrderDto()])])
    await until(() => page.text().includes('前付款'))

    await tap(byId(page, 'pay-m1'))

    expect(router.moves).toEqual([`navigateTo ${PATHS.payStoreOrder}?id=m1`])
  })

  it('begin with the status in the address', async () => {
    const { page, wire } = await openList([pageOf([])], { status: '20' })

    await until(() => page.text().includes('没有这个状态的订单'))
    expect(wire.lastCallTo(ORDERS).body).toMatchObject({ status: 20 })
  })

  it('lead to the mall when there are none', async () => {
    const { page, router } = await openList([pageOf([])])
    await until(() => page.text().includes('还没有商城订单'))

    await tap(page.getByText('去商城逛逛'))

    expect(router.moves).toEqual([`switchTab ${PATHS.store}`])
  })
})

describe('a mall order', () => {
  const openOrder = async (...replies: Reply[]) => {
    rememberSession()
    const opened = await openPage(DetailPage, PATHS.storeOrderDetail, {
      wire: storeWire().on(ORDER, ...replies),
      params: { id: 'm1' },
    })
    await until(() => opened.page.root.querySelector('.action-bar, .state-message'))
    return opened
  }

  it('shows what it is and what happened, and can be paid', async () => {
    const { page, router } = await openOrder(ok(aStoreOrderDto({ remarks: '送礼' })))
    for (const text of [
      '待付款',
      '瓷碗',
      '蓝 × 2',
      'M26112100000001',
      '合计¥20.00',
      '送礼',
      '订单已提交，等待付款',
    ])
      expect(page.text()).toContain(text)

    await tap(byId(page, 'pay-order'))

    expect(router.moves).toEqual([`navigateTo ${PATHS.payStoreOrder}?id=m1`])
  })

  it('leads to its parcel once it’s paid, and to buying the same again', async () => {
    const { page, router } = await openOrder(ok(paidStoreOrder()))
    expect(page.root.querySelector('#cancel-order')).toBeNull()

    await tap(byId(page, 'open-parcel'))
    await tap(byId(page, 'buy-again'))

    expect(router.moves).toEqual([
      `navigateTo ${PATHS.parcelDetail}?id=p9`,
      `navigateTo ${PATHS.product}?id=7`,
    ])
  })

  it('is cancelled once the customer is sure', async () => {
    const opened = await openOrder(ok(aStoreOrderDto()))
    const { page, wire, modal } = opened
    wire.on(CANCEL, ok(cancelledStoreOrder('cancel')))
    modal.mockResolvedValueOnce({ confirm: false }).mockResolvedValueOnce({ confirm: true })

    await tap(byId(page, 'cancel-order'))
    expect(wire.callsTo(CANCEL)).toEqual([])
    await tap(byId(page, 'cancel-order'))

    await until(() => page.text().includes('订单已取消，没有扣款'))
    expect(wire.callsTo(CANCEL)).toHaveLength(1)
  })

  it('that can’t be cancelled any more shows how it stands', async () => {
    const opened = await openOrder(ok(aStoreOrderDto()), ok(paidStoreOrder()))
    const { page, wire, modal } = opened
    wire.on(CANCEL, refusal(409, { code: 'StoreOrderMoveRefused', message: '不能取消' }))
    modal.mockResolvedValue({ confirm: true })

    await tap(byId(page, 'cancel-order'))

    await until(() => byId(page, 'open-parcel'))
  })

  it('of somebody else, or none at all, leads to the customer’s own', async () => {
    const { page, router } = await openOrder(refusal(404))
    expect(page.text()).toContain('没有找到这个订单')

    await tap(byId(page, 'to-store-orders'))

    expect(router.moves).toEqual([`reLaunch ${PATHS.storeOrderList}`])
  })
})
