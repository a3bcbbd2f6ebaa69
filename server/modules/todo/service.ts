import { LogisticsOrderStatus } from '../../contracts/enumerations.ts'
import { lowestPrice } from '../order/index.ts'
import * as counts from './counts.ts'
import * as parcelCounts from './parcelCounts.ts'
import { together } from './pressingRules.ts'

import type { Clock } from '../../base/time/clock.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { TodoSummary } from '../../contracts/todo.ts'
import type { Database } from '../../db/client.ts'
import type { Customer } from '../../base/http/app.ts'
import type { TenantSettings } from '../../base/tenant.ts'

export interface TodoService {
  /** What waits for the customer, or for an answer to them. */
  summary(customer: Customer, language: Language): Promise<TodoSummary>
}

export function createTodoService(db: Database, clock: Clock, settings: TenantSettings): TodoService {
  return {
    summary: async ({ userId }, language) => {
      const now = clock.now()
      const scope = { db, userId, now, terms: settings }
      const [
        parcels,
        price,
        orders,
        coupons,
        undeclared,
        unpaid,
        unpaidStore,
        storageEnding,
        ready,
        overdue,
        answered,
        ...reviewed
      ] = await Promise.all([
        parcelCounts.parcelsAtHand(scope),
        lowestPrice({ db, settings, now }, userId, language),
        counts.ordersAtHand(scope),
        counts.couponsAtHand(scope),
        parcelCounts.countUndeclared(scope),
        counts.countOrders(scope, LogisticsOrderStatus.PendingPayment),
        counts.countUnpaidStoreOrders(scope),
        parcelCounts.countStorageEnding(scope),
        counts.countOrders(scope, LogisticsOrderStatus.ArrivedPickupStation),
        parcelCounts.countOverdue(scope),
        counts.countAnsweredCases(scope),
        counts.countTopupsUnderReview(scope),
        counts.countClaimsUnderReview(scope),
      ])
      return {
        undeclared,
        pendingPayment: together(unpaidStore, unpaid),
        storageEnding,
        readyForPickup: ready,
        exception: together(overdue, answered),
        underReview: together(...reviewed),
        parcels: { ...parcels, lowestPrice: price },
        orders,
        coupons,
      }
    },
  }
}
