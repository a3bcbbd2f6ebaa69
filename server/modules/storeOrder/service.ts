import { ApiProblem, fieldProblem, orNotFound } from '../../base/http/problem.ts'
import { after, MINUTE_MS, type Clock } from '../../base/time/clock.ts'
import { FundAccountLogType, StoreOrderStatus, type Language } from '../../contracts/enumerations.ts'
import {
  MAX_UNPAID_STORE_ORDERS,
  type StoreOrder,
  type StoreOrderDetail,
  type StoreOrderListRequest,
  type StoreOrderRequest,
} from '../../contracts/storeOrder.ts'
import { parseMoney } from '../../money/money.ts'
import { chargeCustomer, requireAgreedTotal } from '../fund/index.ts'
import { findOffer, takeFromStock } from '../store/index.ts'
import { beginStoreOrder, moveRefused, moveStoreOrder, requireMove } from './lifecycle.ts'
import { putIntoWarehouse } from './parcel.ts'
import * as repository from './repository.ts'
import { statusAt, toStoreOrder, toStoreOrderLog } from './view.ts'

import type { Customer } from '../../base/http/app.ts'
import type { Page } from '../../contracts/schema.ts'
import type { Database, Transaction } from '../../db/client.ts'
import type { OrderRow } from './repository.ts'

/** How long goods are reserved for an unpaid order. */
const RESERVED_MS = 30 * MINUTE_MS

export interface StoreOrderService {
  /**
   * Reserves goods for a customer.
   *
   * @throws ApiProblem 404 SkuUnknown
   * @throws ApiProblem 409 StoreOrderLimitReached, OutOfStock with what is left, OrderTotalChanged
   */
  submit(
    tx: Transaction,
    customer: Customer,
    request: StoreOrderRequest,
    language: Language,
  ): Promise<StoreOrderDetail>
  list(customer: Customer, request: StoreOrderListRequest, language: Language): Promise<Page<StoreOrder>>
  /** @throws ApiProblem 404 also for somebody else's */
  get(customer: Customer, id: string, language: Language): Promise<StoreOrderDetail>
  /**
   * Pays from the balance; the goods become a parcel of the customer's.
   *
   * @throws ApiProblem 404
   * @throws ApiProblem 409 OrderTotalChanged, StoreOrderMoveRefused
   * @throws ApiProblem 402 InsufficientBalance
   */
  pay(
    tx: Transaction,
    customer: Customer,
    id: string,
    expectedTotal: string,
    language: Language,
  ): Promise<StoreOrderDetail>
  /**
   * @throws ApiProblem 404
   * @throws ApiProblem 409 StoreOrderMoveRefused
   */
  cancel(tx: Transaction, customer: Customer, id: string, language: Language): Promise<StoreOrderDetail>
}

export function createStoreOrderService(db: Database, clock: Clock): StoreOrderService {
  const contextFor = (language: Language) => ({ language, now: clock.now() })

  const detail = async (from: Database, row: OrderRow, language: Language): Promise<StoreOrderDetail> => {
    const logs = await repository.listLogs(from, row.id)
    return {
      ...toStoreOrder(row, contextFor(language)),
      logs: logs.map((log) => toStoreOrderLog(log, language)),
    }
  }

  return {
    submit: async (tx, { userId }, request, language) =>
      detail(tx, await submitOrder(tx, userId, request, clock), language),

    list: async ({ userId }, request, language) => {
      const context = contextFor(language)
      const { rows, totalCount } = await repository.listOrders(db, userId, request, context.now)
      return { items: rows.map((row) => toStoreOrder(row, context)), totalCount }
    },

    get: async ({ userId }, id, language) => {
      const row = orNotFound(await repository.findOwnOrder(db, userId, id))
      return detail(db, row, language)
    },

    pay: async (tx, { userId }, id, expectedTotal, language) => {
      const order = await lockOwn(tx, userId, id)
      return detail(tx, await payOrder(tx, order, parseMoney(expectedTotal), clock.now()), language)
    },

    cancel: async (tx, { userId }, id, language) => {
      const order = await lockOwn(tx, userId, id)
      return detail(tx, await moveStoreOrder(tx, order, 'cancel', clock.now()), language)
    },
  }
}

async function submitOrder(
  tx: Transaction,
  userId: string,
  { skuId, quantity, remarks, expectedTotal }: StoreOrderRequest,
  clock: Clock,
): Promise<OrderRow> {
  if ((await repository.lockUnpaidCount(tx, userId, clock)) >= MAX_UNPAID_STORE_ORDERS) {
    const params = { maximum: MAX_UNPAID_STORE_ORDERS }
    throw new ApiProblem(409, 'StoreOrderLimitReached', { params })
  }
  const isTaken = await takeFromStock(tx, skuId, quantity)
  const now = clock.now()
  const offer = await findOffer(tx, skuId)
  if (!offer) throw fieldProblem(404, 'SkuUnknown', 'skuId')
  const { sku, product } = offer
  if (!isTaken) throw fieldProblem(409, 'OutOfStock', 'quantity', { left: sku.stock })
  const total = sku.price * BigInt(quantity)
  if (expectedTotal !== undefined) requireAgreedTotal(total, parseMoney(expectedTotal), product.currencyCode)
  const order = {
    userId,
    productId: product.id,
    skuId,
    productName: product.displayName,
    skuName: sku.displayName,
    image: product.gallery[0] ?? '',
    unitPrice: sku.price,
    quantity,
    total,
    currencyCode: product.currencyCode,
    remarks: remarks?.trim() || null,
    expirationTime: after(now, RESERVED_MS),
  }
  return beginStoreOrder(tx, order, now)
}

async function payOrder(tx: Transaction, order: OrderRow, expected: bigint, now: Date): Promise<OrderRow> {
  const { id, userId, code, total, currencyCode } = order
  requireMove(order, 'pay')
  if (statusAt(order, now) === StoreOrderStatus.Canceled) throw moveRefused(StoreOrderStatus.Canceled)
  requireAgreedTotal(total, expected, currencyCode)
  const subject = { type: 'STORE_ORDER', id } as const
  const note = { key: 'fundNote.storeOrder', params: { code } } as const
  const type = FundAccountLogType.Parcel
  await chargeCustomer(tx, { userId, currencyCode, amount: total, type, subject, note }, now)
  const parcelId = await putIntoWarehouse(tx, order, now)
  return moveStoreOrder(tx, order, 'pay', now, { parcelId })
}

async function lockOwn(tx: Transaction, userId: string, id: string): Promise<OrderRow> {
  return orNotFound(await repository.lockOwnOrder(tx, userId, id))
}
