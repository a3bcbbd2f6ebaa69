import { toBillRecord } from '../../money/billRecord.ts'
import { formatMoney, parseMoney } from '../../money/money.ts'
import { createItemNames } from '../declaredName/index.ts'
import { findBalance } from '../fund/index.ts'
import { findParcels, toParcel } from '../parcel/index.ts'
import { toComparedBill } from '../shipping/index.ts'
import { setAutoPay } from './lifecycle/autoPay.ts'
import { endOrder } from './lifecycle/cancel.ts'
import { confirmReceipt } from './lifecycle/deliver.ts'
import { editOrder } from './lifecycle/edit.ts'
import { requireOwnOrder, lockOwnOrder } from './lifecycle/lookup.ts'
import { billWithCoupon, payOrder, payOrders } from './lifecycle/pay.ts'
import { submitOrder } from './lifecycle/submit.ts'
import { listLogs } from './repository/logs.ts'
import { listOrders, nameOrder, type OrderRow } from './repository/orders.ts'
import { toOrder, toOrderDetail, toOrderLog } from './view.ts'

import type { Customer } from '../../base/http/app.ts'
import type { TenantSettings } from '../../base/tenant.ts'
import type { Clock } from '../../base/time/clock.ts'
import type { Bill } from '../../contracts/bill.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { FundBalance, PayBatchRequest } from '../../contracts/fund.ts'
import type {
  LogisticsOrder,
  LogisticsOrderDetail,
  LogisticsOrderLog,
} from '../../contracts/logisticsOrder.ts'
import type {
  ConfirmReceiptRequest,
  LogisticsOrderListRequest,
  PayOrderRequest,
  SubmitOrderRequest,
  UpdateOrderRequest,
} from '../../contracts/logisticsOrderRequests.ts'
import type { Page } from '../../contracts/schema.ts'
import type { Database, Transaction } from '../../db/client.ts'
import type { Circumstances } from './pricing/bills.ts'

/** A customer's shipment orders. Everything that names an ID answers 404 for somebody else's. */
export interface OrderService {
  list(
    customer: Customer,
    request: LogisticsOrderListRequest,
    language: Language,
  ): Promise<Page<LogisticsOrder>>
  get(customer: Customer, id: string, language: Language): Promise<LogisticsOrderDetail>
  listLogs(customer: Customer, id: string, language: Language): Promise<LogisticsOrderLog[]>
  submit(
    tx: Transaction,
    customer: Customer,
    request: SubmitOrderRequest,
    language: Language,
  ): Promise<LogisticsOrderDetail>
  update(
    tx: Transaction,
    customer: Customer,
    id: string,
    request: UpdateOrderRequest,
    language: Language,
  ): Promise<LogisticsOrderDetail>
  setAutoPay(
    customer: Customer,
    id: string,
    isAutoPay: boolean,
    language: Language,
  ): Promise<LogisticsOrderDetail>
  /** What the order would cost with another coupon, or none; nothing changes. */
  previewBill(customer: Customer, id: string, couponId: string | null, language: Language): Promise<Bill>
  pay(
    tx: Transaction,
    customer: Customer,
    id: string,
    request: PayOrderRequest,
    language: Language,
  ): Promise<LogisticsOrderDetail>
  /**
   * Pays several of the customer's orders, all or none.
   *
   * @throws ApiProblem 404
   * @throws ApiProblem 409 OrderMoveRefused, OrderTotalChanged
   * @throws ApiProblem 402 InsufficientBalance
   */
  payBatch(tx: Transaction, customer: Customer, request: PayBatchRequest): Promise<FundBalance>
  cancel(tx: Transaction, customer: Customer, id: string, language: Language): Promise<LogisticsOrderDetail>
  confirmReceipt(
    tx: Transaction,
    customer: Customer,
    id: string,
    request: ConfirmReceiptRequest,
    language: Language,
  ): Promise<LogisticsOrderDetail>
  /** An order as its owner sees it. */
  detail(db: Database, order: OrderRow, language: Language): Promise<LogisticsOrderDetail>
}

export function createOrderService(db: Database, clock: Clock, settings: TenantSettings): OrderService {
  const circumstances = (): Circumstances => ({ settings, now: clock.now() })
  const itemNames = createItemNames(clock)

  const detail = async (from: Database, order: OrderRow, language: Language) => {
    const parcels = await findParcels(from, order.userId, order.parcelIds)
    const view = { language, ...circumstances(), itemNames: await itemNames(from) }
    const parcelViews = parcels.map((parcel) => toParcel(parcel, view))
    return toOrderDetail(await nameOrder(from, order), parcelViews, view)
  }

  return {
    detail,

    list: async ({ userId }, request, language) => {
      const { rows, totalCount } = await listOrders(db, userId, request)
      const view = { language, ...circumstances() }
      return { items: rows.map((row) => toOrder(row, view)), totalCount }
    },

    get: async ({ userId }, id, language) => detail(db, await requireOwnOrder(db, userId, id), language),

    listLogs: async ({ userId }, id, language) => {
      const rows = await listLogs(db, (await requireOwnOrder(db, userId, id)).id)
      return rows.map((row) => toOrderLog(row, language))
    },

    submit: async (tx, { userId }, request, language) =>
      detail(tx, await submitOrder(tx, userId, request, { clock, settings }, language), language),

    update: async (tx, { userId }, id, request, language) =>
      detail(tx, await editOrder(tx, userId, id, request, { clock, settings }, language), language),

    setAutoPay: ({ userId }, id, isAutoPay, language) =>
      db.transaction(async (tx) => detail(tx, await setAutoPay(tx, userId, id, isAutoPay), language)),

    previewBill: async ({ userId }, id, couponId, language) => {
      const order = await requireOwnOrder(db, userId, id)
      const bill = await billWithCoupon(db, order, couponId, circumstances())
      return toComparedBill(toBillRecord(bill), order.estimatedBill, language)
    },

    pay: async (tx, { userId }, id, request, language) =>
      detail(tx, await payOrder(tx, userId, id, request, { clock, settings }), language),

    payBatch: async (tx, { userId }, { orderIds, expectedTotal }) => {
      const [order] = await payOrders(tx, userId, orderIds, parseMoney(expectedTotal), {
        clock,
        settings,
      })
      const currencyCode = order?.currencyCode ?? settings.defaultCurrencyCode
      return { balance: formatMoney(await findBalance(tx, userId, currencyCode)), currencyCode }
    },

    cancel: async (tx, { userId }, id, language) => {
      const order = await lockOwnOrder(tx, userId, id)
      return detail(tx, await endOrder(tx, order, 'cancel', clock.now()), language)
    },

    confirmReceipt: async (tx, { userId }, id, request, language) =>
      detail(tx, await confirmReceipt(tx, userId, id, request, clock), language),
  }
}
