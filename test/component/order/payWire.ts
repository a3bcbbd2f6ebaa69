import { LogisticsOrderStatus } from '@/model/enumerations/logisticsOrder'
import { PATHS } from '@/navigation/routes'
import PayOrderPage from '@/pages-logistics-order/logistics-order/pay/pay'

import { aUserDto } from '../../support/app/factories'
import { openPage, type OpenedPage } from '../../support/app/openPage'
import { aBillOf, anOrderDto } from '../../support/app/orderFactories'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { ok, page as pageOf, Wire } from '../../support/app/Wire'

const BASE = '/api/u/biz/logistics-order/o1'
export const ORDER = `GET ${BASE}`
export const PAY = `POST ${BASE}/pay`
export const BILL = `POST ${BASE}/bill`
export const USER = 'GET /api/u/user'
export const COUPONS = 'POST /api/u/coupon-management/my-coupon/applicable'

/** A customer with this balance. */
export const withBalance = (balance: string) =>
  ok(aUserDto({ id: 'ada', currentFundAccount: { balance, currencyCode: 'CNY', currencySymbol: '¥' } }))

/** The order, weighed at this total. */
export const dueOrder = (total = '85.98', changes: Parameters<typeof anOrderDto>[0] = {}) =>
  anOrderDto({
    id: 'o1',
    status: LogisticsOrderStatus.PendingPayment,
    statusDisplayName: '待付款',
    total,
    isTotalActual: true,
    actualBill: aBillOf(total),
    ...changes,
  })

export const paidOrder = (total = '85.98') =>
  dueOrder(total, { status: LogisticsOrderStatus.PendingShipment, statusDisplayName: '待发货' })

/** Fake server with an order of ¥85.98 and a balance of ¥100.00. */
export function payWire(): Wire {
  return new Wire()
    .on(USER, withBalance('100.00'))
    .on(ORDER, ok(dueOrder()))
    .on(COUPONS, pageOf([]))
    .on(PAY, ok(paidOrder()))
}

export async function openPay(wire = payWire()): Promise<OpenedPage> {
  rememberSession()
  const opened = await openPage(PayOrderPage, PATHS.payOrder, {
    wire,
    params: { id: 'o1' },
    below: [PATHS.orderList],
  })
  await until(() => opened.page.root.querySelector('.action-bar, .state-message'))
  return opened
}
