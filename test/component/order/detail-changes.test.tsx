import { LogisticsOrderStatus as Status } from '@/model/enumerations/logisticsOrder'

import { tap } from '../../support/app/gestures'
import { byId } from '../../support/app/openPage'
import { aBillDto } from '../../support/app/orderFactories'
import { until } from '../../support/app/until'
import { noAnswer, refusal } from '../../support/app/Wire'

import { anOrder, AUTO_PAY, CANCEL, GET, openOrder } from './orderPage'

const cancelled = anOrder({ status: Status.Canceled, statusDisplayName: '已取消' })
const shipped = anOrder({ status: Status.Shipped, statusDisplayName: '已发货' })

describe('cancelling', () => {
  it('says what comes back, then shows the order as cancelled, without steps', async () => {
    const { page, wire, modal, toast } = await openOrder(anOrder())
    wire.on(CANCEL, cancelled)

    await tap(byId(page, 'cancel-order'))

    await until(() => page.text().includes('包裹已退回'))
    const content = expect.stringMatching(/^2 个包裹会退回“我的包裹”.*不能恢复。$/)
    expect(modal).toHaveBeenCalledWith(expect.objectContaining({ content }))
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: '订单已取消' }))
    expect(page.root.querySelector('.progress-steps')).toBeNull()
    expect(page.root.querySelector('#cancel-order')).toBeNull()
  })

  it('mentions a coupon that comes back too', async () => {
    const coupon = { kind: 'Discount', displayName: '新客券', amount: '-15.00', explanation: '' } as const
    const { page, modal } = await openOrder(anOrder({ estimatedBill: aBillDto({ lines: [coupon] }) }))
    modal.mockResolvedValue({ confirm: false })

    await tap(byId(page, 'cancel-order'))

    const content = expect.stringContaining('优惠券也会退还')
    expect(modal).toHaveBeenCalledWith(expect.objectContaining({ content }))
  })

  it('sends nothing when the customer thinks again', async () => {
    const { page, wire, modal } = await openOrder(anOrder())
    modal.mockResolvedValue({ confirm: false })

    await tap(byId(page, 'cancel-order'))

    expect(wire.callsTo(CANCEL)).toEqual([])
  })

  it('says why not once the order has moved on, and shows how it stands', async () => {
    const { page, wire, modal } = await openOrder(anOrder(), shipped)
    wire.on(CANCEL, refusal(409, { code: 'OrderMoveRefused', message: '订单当前状态为“已发货”' }))

    await tap(byId(page, 'cancel-order'))

    await until(() => page.text().includes('正在运输途中'))
    expect(modal).toHaveBeenLastCalledWith(expect.objectContaining({ content: '订单当前状态为“已发货”' }))
    expect(page.root.querySelector('#cancel-order')).toBeNull()
  })

  it('is the same command when it is tried again after the network was lost', async () => {
    const { page, wire, toast } = await openOrder(anOrder())
    wire.on(CANCEL, noAnswer(), cancelled)

    await tap(byId(page, 'cancel-order'))
    await until(() => toast.mock.calls.length === 1)
    await tap(byId(page, 'cancel-order'))

    await until(() => page.text().includes('包裹已退回'))
    const keys = wire.callsTo(CANCEL).map(({ header }) => header['Idempotency-Key'])
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it.each([40, 50, 60, 70, 200, 210] as const)('is not on offer with status %d', async (status) => {
    const { page } = await openOrder(anOrder({ status }))

    expect(page.root.querySelector('#cancel-order')).toBeNull()
    expect(page.root.querySelector('#isAutoPay')).toBeNull()
  })
})

describe('auto-pay', () => {
  it('is switched on, and says plainly what that does', async () => {
    const { page, wire } = await openOrder(anOrder())
    wire.on(AUTO_PAY, anOrder({ isAutoPay: true }))
    expect(page.text()).toContain('付款后才出库')

    await tap(byId(page, 'isAutoPay'))

    await until(() => page.text().includes('出库时直接从余额扣款'))
    expect(wire.lastCallTo(AUTO_PAY).body).toEqual({ isAutoPay: true })
    expect(page.text()).toMatch(/当前余额 ¥/)
  })

  it('stays as it was when the order has left meanwhile', async () => {
    const { page, wire, modal } = await openOrder(anOrder(), shipped)
    wire.on(AUTO_PAY, refusal(409, { code: 'OrderMoveRefused', message: '订单当前状态为“已发货”' }))

    await tap(byId(page, 'isAutoPay'))

    await until(() => page.text().includes('未开启'))
    expect(modal).toHaveBeenCalledWith(expect.objectContaining({ content: '订单当前状态为“已发货”' }))
    expect(wire.callsTo(GET)).toHaveLength(2)
  })
})
