import { LogisticsOrderStatus } from '../../contracts/enumerations.ts'
import * as counts from './counts.ts'
import * as parcelCounts from './parcelCounts.ts'
import { together } from './pressingRules.ts'

import type { Clock } from '../../clock.ts'
import type { TodoSummary } from '../../contracts/todo.ts'
import type { Database } from '../../db/client.ts'
import type { Customer } from '../../http.ts'
import type { TodoTerms } from './items.ts'

export interface TodoService {
  /** What waits for the customer, or for an answer to them. */
  summary(customer: Customer): Promise<TodoSummary>
}

export function createTodoService(db: Database, clock: Clock, terms: TodoTerms): TodoService {
  return {
    summary: async ({ userId }) => {
      const scope = { db, userId, now: clock.now(), terms }
      const [
        parcels,
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
        parcels,
        orders,
        coupons,
      }
    },
  }
}
