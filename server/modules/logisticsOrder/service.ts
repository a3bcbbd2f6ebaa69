import { calendarAt } from '../../calendar.ts'
import { fieldProblem, notFound } from '../../problem.ts'
import { createItemNames } from '../declaredName/itemNames.ts'
import { findParcels } from '../parcel/moves.ts'
import { toParcel } from '../parcel/view.ts'
import { billView, toBillRecord } from '../shipping/billRecord.ts'
import { quoteViews } from '../shipping/quotes.ts'
import { confirmReceipt, endOrder, ownOrder, setAutoPay, updateOrderDetails } from './changes.ts'
import { addressFor, destinationOf, orderServices } from './parties.ts'
import { billWithCoupon, payOrder } from './payment.ts'
import { estimate } from './quoting.ts'
import * as repository from './repository.ts'
import { submitOrder } from './submit.ts'
import { takeable } from './takeable.ts'
import { toOrder, toOrderDetail, toOrderLog } from './view.ts'

import type { Clock } from '../../clock.ts'
import type { Bill } from '../../contracts/bill.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type {
  LogisticsOrder,
  LogisticsOrderDetail,
  LogisticsOrderLog,
} from '../../contracts/logisticsOrder.ts'
import type {
  ConfirmReceiptRequest,
  EstimateRequest,
  LogisticsOrderListRequest,
  PayOrderRequest,
  SubmitOrderRequest,
  UpdateOrderRequest,
} from '../../contracts/logisticsOrderRequests.ts'
import type { Page } from '../../contracts/schema.ts'
import type { Quote } from '../../contracts/shipping.ts'
import type { Database, Transaction } from '../../db/client.ts'
import type { Customer } from '../../http.ts'
import type { TenantSettings } from '../system/tenantSettings.ts'
import type { OrderRow } from './repository.ts'

/** A customer's shipment orders. Everything that names an id answers 404 for somebody else's. */
export interface LogisticsOrderService {
  /** What each channel would cost for these parcels, or why it does not take them. */
  estimate(customer: Customer, request: EstimateRequest, language: Language): Promise<Page<Quote>>
  list(
    customer: Customer,
    request: LogisticsOrderListRequest,
    language: Language,
  ): Promise<Page<LogisticsOrder>>
  get(customer: Customer, id: string, language: Language): Promise<LogisticsOrderDetail>
  listLogs(customer: Customer, id: string, language: Language): Promise<Page<LogisticsOrderLog>>
  submit(
    tx: Transaction,
    customer: Customer,
    request: SubmitOrderRequest,
    language: Language,
  ): Promise<LogisticsOrderDetail>
  update(
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

export function createLogisticsOrderService(
  db: Database,
  clock: Clock,
  settings: TenantSettings,
): LogisticsOrderService {
  const context = () => ({ settings, now: clock.now() })
  const itemNames = createItemNames(clock)
  const calendar = calendarAt(settings.utcOffsetMinutes)

  const detail = async (from: Database, order: OrderRow, language: Language) => {
    const parcels = await findParcels(from, order.userId, order.parcelIds)
    const view = { language, ...context(), itemNames: await itemNames(from) }
    const views = parcels.map((parcel) => toParcel(parcel, view))
    return toOrderDetail(await repository.nameOrder(from, order), views, language)
  }

  const find = async (userId: string, id: string) => {
    const named = await repository.findOrder(db, userId, id)
    if (!named) throw notFound()
    return named.order
  }

  return {
    detail,

    estimate: ({ userId }, request, language) =>
      db.transaction(async (tx) => {
        const quotable = await quotableOf(tx, userId, request, language)
        const quotes = await estimate({ db: tx, ...context() }, quotable, request.transportationChannelId)
        const items = await quoteViews(tx, quotes, { language, today: calendar.dayOf(clock.now()) })
        return { items, totalCount: items.length }
      }),

    list: async ({ userId }, request, language) => {
      const { rows, totalCount } = await repository.listOrders(db, userId, request)
      return { items: rows.map((row) => toOrder(row, language)), totalCount }
    },

    get: async ({ userId }, id, language) => detail(db, await find(userId, id), language),

    listLogs: async ({ userId }, id, language) => {
      const rows = await repository.listLogs(db, (await find(userId, id)).id)
      return { items: rows.map((row) => toOrderLog(row, language)), totalCount: rows.length }
    },

    submit: async (tx, { userId }, request, language) =>
      detail(tx, await submitOrder(tx, userId, request, context(), language), language),

    update: ({ userId }, id, request, language) =>
      db.transaction(async (tx) =>
        detail(tx, await updateOrderDetails(tx, userId, id, request, context(), language), language),
      ),

    setAutoPay: ({ userId }, id, isAutoPay, language) =>
      db.transaction(async (tx) => detail(tx, await setAutoPay(tx, userId, id, isAutoPay), language)),

    previewBill: async ({ userId }, id, couponId, language) => {
      const bill = await billWithCoupon(db, await find(userId, id), couponId, clock.now())
      return billView(toBillRecord(bill), language)
    },

    pay: async (tx, { userId }, id, request, language) =>
      detail(tx, await payOrder(tx, userId, id, request, clock.now()), language),

    cancel: async (tx, { userId }, id, language) => {
      const order = await ownOrder(tx, userId, id)
      return detail(tx, await endOrder(tx, order, 'cancel', clock.now()), language)
    },

    confirmReceipt: async (tx, { userId }, id, request, language) =>
      detail(tx, await confirmReceipt(tx, userId, id, request, clock.now()), language),
  }
}

/**
 * What an estimate is asked for: what could be submitted as it is.
 *
 * @throws ApiProblem 404 for foreign ids; 400 RegionGroupRequired; 409 ParcelNotSubmittable,
 *   ParcelsInSeveralWarehouses
 */
async function quotableOf(tx: Transaction, userId: string, request: EstimateRequest, language: Language) {
  const { parcelIds, addressId, couponId, additionalServiceIds, isInsured, receivingMethod } = request
  const wanted = [...new Set(parcelIds)]
  const parcels = takeable(await findParcels(tx, userId, wanted), wanted)
  const regionGroupId =
    addressId === undefined
      ? request.regionGroupId
      : (await addressFor(tx, userId, addressId, language)).regionGroupId
  if (regionGroupId === undefined) throw fieldProblem(400, 'RegionGroupRequired', 'addressId')
  await destinationOf(tx, regionGroupId)
  return {
    userId,
    parcels,
    regionGroupId,
    receivingMethod,
    services: await orderServices(tx, additionalServiceIds ?? []),
    isInsured: isInsured ?? false,
    collectingFee: 0n,
    couponId: couponId ?? null,
  }
}
