import { ApiError } from '@/model/call/ApiError'
import type { Bill } from '@/model/order/bill'
import { LogisticsOrderStatus } from '@/model/enumerations/logisticsOrder'
import { settle, type Settlement } from '@/model/money/settlement'
import type { LogisticsOrderDetail, OrderPayment } from '@/model/order/orderDetail'
import { PayOrderStore } from '@/pages-logistics-order/logistics-order/pay/PayOrderStore'

import { aBillOf } from '../../../../support/app/orderFactories'

const lost = () => new ApiError('network', 'connection lost')
const refused = (code: string) => new ApiError('rejected', code, { status: 409, code })

/** A server with one order and one balance, which charges as the real one does. */
class FakeServer {
  isSignedIn = true
  balance = '100.00'
  total = '85.98'
  status: LogisticsOrderStatus = LogisticsOrderStatus.PendingPayment
  couponId: string | null = null
  /** Totals by the coupon that leads to them. */
  totals: Readonly<Record<string, string>> = {}
  /** What was taken from the balance, one entry a charge. */
  readonly charges: string[] = []
  readonly keys: string[] = []
  /** Loses this many answers to payments, after doing the work. */
  answersToLose = 0
  readFails = false

  private readonly answers = new Map<string, LogisticsOrderDetail>()

  readonly get = jest.fn(async () => {
    if (this.readFails) throw lost()
    return this.order()
  })

  readonly pay = jest.fn(async (_id: string, payment: OrderPayment, key: string) => {
    this.keys.push(key)
    const answer = this.answers.get(key) ?? this.charge(payment)
    this.answers.set(key, answer)
    if (this.answersToLose > 0) {
      this.answersToLose -= 1
      throw lost()
    }
    return answer
  })

  readonly previewBill = jest.fn(async (_id: string, couponId: string | null): Promise<Bill> => {
    const total = this.totals[String(couponId)]
    if (total === undefined) throw refused('CouponNotUsable')
    return aBillOf(total)
  })

  private charge({ expectedTotal, couponId }: OrderPayment): LogisticsOrderDetail {
    if (this.status !== LogisticsOrderStatus.PendingPayment) throw refused('OrderMoveRefused')
    const total = couponId === undefined ? this.total : (this.totals[String(couponId)] ?? '')
    if (total !== expectedTotal) throw refused('OrderTotalChanged')
    const { left }: Settlement = settle(this.balance, total)
    if (left === null) throw refused('InsufficientBalance')
    this.balance = left
    this.total = total
    this.status = LogisticsOrderStatus.PendingShipment
    this.charges.push(total)
    return this.order()
  }

  private order(): LogisticsOrderDetail {
    const { status, total, couponId } = this
    const channel = { id: 'air', displayName: 'air' }
    const actualBill = aBillOf(total)
    const known = { id: 'o1', status, total, couponId, channel, actualBill, currencyCode: 'CNY' }
    return known as unknown as LogisticsOrderDetail
  }
}

/** The page's store on a fake server, before loading. */
export function openStore(changes: Partial<FakeServer> = {}) {
  const server = Object.assign(new FakeServer(), changes)
  const session = {
    isSignedIn: server.isSignedIn,
    user: null as unknown,
    loadUser: jest.fn(async () => {
      if (server.readFails) throw lost()
      session.user = { currentFundAccount: { balance: server.balance, currencyCode: 'CNY' } }
    }),
  }
  const coupons = { listApplicable: jest.fn(async () => []) }
  const http = { get: async () => ({ items: [] }) }
  const api = { http, logisticsOrders: server, coupons }
  return { server, coupons, store: new PayOrderStore({ api, session } as never, 'o1') }
}

export async function openLoaded(changes: Partial<FakeServer> = {}) {
  const opened = openStore(changes)
  await opened.store.load()
  return opened
}
