import { after, DAY_MS, type Clock } from '../../base/time/clock.ts'
import { LogisticsOrderStatus, type Language } from '../../contracts/enumerations.ts'
import { lowestPrice } from '../order/index.ts'
import { freeStorageBegunBefore, OVERDUE_DAYS } from '../parcel/index.ts'
import { maskNumber } from '../unclaimedParcel/index.ts'
import {
  countOpenCases,
  findAnsweredCase,
  findClaimUnderReview,
  findTopupUnderReview,
} from './repository/cases.ts'
import { countUsableCoupons } from './repository/coupons.ts'
import { countOrders, findLongestOrder, findUnpaidStoreOrder } from './repository/orders.ts'
import { countParcels, findOverdue, findStorageEnding, findUndeclared } from './repository/parcels.ts'
import { together, toItem, toParcelItem, toParcelsAtHand, unpaidRow } from './view.ts'

import type { Customer } from '../../base/http/app.ts'
import type { TenantSettings } from '../../base/tenant.ts'
import type { OrdersAtHand, ParcelsAtHand, TodoItem, TodoSummary } from '../../contracts/todo.ts'
import type { Database } from '../../db/client.ts'

export interface TodoService {
  /** What waits for the customer, or for an answer to them. */
  summary(customer: Customer, language: Language): Promise<TodoSummary>
}

/** How many days before free storage ends the customer is told. */
const STORAGE_NOTICE_DAYS = 7

interface Scope {
  readonly db: Database
  readonly userId: string
  readonly now: Date
  readonly settings: TenantSettings
}

export function createTodoService(db: Database, clock: Clock, settings: TenantSettings): TodoService {
  return {
    summary: async ({ userId }, language) => {
      const now = clock.now()
      const scope = { db, userId, now, settings }
      return inParallel<TodoSummary>({
        undeclared: undeclaredParcels(scope),
        pendingPayment: unpaidOrders(scope),
        storageEnding: parcelsWithStorageEnding(scope),
        readyForPickup: ordersForPickup(scope),
        exception: exceptions(scope),
        underReview: thingsUnderReview(scope),
        parcels: parcelsAtHand(scope, language),
        orders: ordersAtHand(scope),
        coupons: countUsableCoupons(db, userId, now),
      })
    },
  }
}

async function undeclaredParcels({ db, userId, now, settings }: Scope): Promise<TodoItem> {
  return toParcelItem(await findUndeclared(db, userId), now, settings)
}

async function unpaidOrders(scope: Scope): Promise<TodoItem> {
  const { db, userId, now, settings } = scope
  const [storeOrder, order] = await Promise.all([
    findUnpaidStoreOrder(db, userId, now),
    findLongestOrder(db, userId, LogisticsOrderStatus.PendingPayment),
  ])
  return together(
    toItem('STORE_ORDER', storeOrder, settings),
    toItem('LOGISTICS_ORDER', order && unpaidRow(order, scope), settings),
  )
}

/** Also those whose free storage has ended already, as long as they can be sent. */
async function parcelsWithStorageEnding({ db, userId, now, settings }: Scope): Promise<TodoItem> {
  const begunBefore = freeStorageBegunBefore(now, STORAGE_NOTICE_DAYS, settings)
  return toParcelItem(await findStorageEnding(db, userId, begunBefore), now, settings)
}

async function ordersForPickup({ db, userId, settings }: Scope): Promise<TodoItem> {
  const order = await findLongestOrder(db, userId, LogisticsOrderStatus.ArrivedPickupStation)
  return toItem('LOGISTICS_ORDER', order && { ...order, paymentTerm: null }, settings)
}

/** Parcels that should have arrived long ago, and after-sales cases that wait for the customer. */
async function exceptions({ db, userId, now, settings }: Scope): Promise<TodoItem> {
  const [overdue, answered] = await Promise.all([
    findOverdue(db, userId, after(now, -OVERDUE_DAYS * DAY_MS)),
    findAnsweredCase(db, userId),
  ])
  return together(toItem('PARCEL', overdue, settings), toItem('AFTER_SALES', answered, settings))
}

/** Top-ups and claims that staff are reviewing. */
async function thingsUnderReview({ db, userId, settings }: Scope): Promise<TodoItem> {
  const [topup, claim] = await Promise.all([
    findTopupUnderReview(db, userId),
    findClaimUnderReview(db, userId),
  ])
  const masked = claim && { ...claim, displayName: maskNumber(claim.displayName) }
  return together(toItem('TOPUP', topup, settings), toItem('UNCLAIMED_PARCEL', masked, settings))
}

async function parcelsAtHand(
  { db, userId, now, settings }: Scope,
  language: Language,
): Promise<ParcelsAtHand> {
  const [counts, price] = await Promise.all([
    countParcels(db, userId),
    lowestPrice({ db, settings, now }, userId, language),
  ])
  return { ...toParcelsAtHand(counts, now, settings), lowestPrice: price }
}

async function ordersAtHand({ db, userId }: Scope): Promise<OrdersAtHand> {
  const [counts, openCases] = await Promise.all([countOrders(db, userId), countOpenCases(db, userId)])
  return { ...counts, openCases }
}

async function inParallel<T extends object>(members: {
  readonly [Name in keyof T]: Promise<T[Name]>
}): Promise<T> {
  const awaited = Object.entries<Promise<unknown>>(members).map(async ([name, value]) => [name, await value])
  return Object.fromEntries(await Promise.all(awaited)) as T
}
