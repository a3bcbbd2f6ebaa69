import { LogisticsOrderStatus } from '../../contracts/enumerations.ts'
import * as counts from './counts.ts'
import { together } from './pressingRules.ts'

import type { Clock } from '../../clock.ts'
import type { TodoSummary } from '../../contracts/todo.ts'
import type { Database } from '../../db/client.ts'
import type { Customer } from '../../http.ts'
import type { StorageTerms } from '../parcel/storageClock.ts'

export interface TodoService {
  /** What waits for the customer, or for an answer to them. */
  summary(customer: Customer): Promise<TodoSummary>
}

export function createTodoService(db: Database, clock: Clock, terms: StorageTerms): TodoService {
  return {
    summary: async ({ userId }) => {
      const scope = { db, userId, now: clock.now(), terms }
      const [undeclared, unpaid, unpaidStore, storageEnding, readyForPickup, overdue, answered, ...reviewed] =
        await Promise.all([
          counts.countUndeclared(scope),
          counts.countOrders(scope, LogisticsOrderStatus.PendingPayment),
          counts.countUnpaidStoreOrders(scope),
          counts.countStorageEnding(scope),
          counts.countOrders(scope, LogisticsOrderStatus.ArrivedPickupStation),
          counts.countOverdue(scope),
          counts.countAnsweredCases(scope),
          counts.countTopupsUnderReview(scope),
          counts.countClaimsUnderReview(scope),
        ])
      return {
        undeclared,
        pendingPayment: together(unpaidStore, unpaid),
        storageEnding,
        readyForPickup,
        exception: together(overdue, answered),
        underReview: together(...reviewed),
      }
    },
  }
}
