import { toAmount } from '@/model/money/money'
import { TO_DO_KINDS, type ParcelsAtHand, type TodoItem, type TodoSummary } from '@/model/content/todo'

import type { Dto } from './dto'
import type { Http } from './http'
import { readDate, readObject } from './wire'

export type TodoApi = ReturnType<typeof createTodoApi>

export function createTodoApi(http: Http) {
  return {
    /** What needs the customer's attention or is under review, and the parcels at hand. */
    async getSummary(): Promise<TodoSummary> {
      return readObject(await http.get('/api/u/todo/summary'), readSummary)
    },
  }
}

/** Throws if another back end leaves a kind out: `readObject` reports that as `malformed`. */
function readSummary(dto: Dto<'TodoSummary'>): TodoSummary {
  for (const kind of TO_DO_KINDS) if (typeof dto[kind].count !== 'number') throw new TypeError(kind)
  return {
    exception: readItem(dto.exception),
    pendingPayment: readItem(dto.pendingPayment),
    storageEnding: readItem(dto.storageEnding),
    readyForPickup: readItem(dto.readyForPickup),
    undeclared: readItem(dto.undeclared),
    underReview: readItem(dto.underReview),
    parcels: readParcels(dto.parcels),
    orders: dto.orders,
    coupons: dto.coupons,
  }
}

function readItem({ count, worst }: Dto<'TodoItem'>): TodoItem {
  if (worst === null) return { count, worst }
  return { count, worst: { ...worst, amount: amountOrNull(worst.amount) } }
}

function amountOrNull(amount: string | null): string | null {
  return amount === null ? null : toAmount(amount)
}

function readParcels({ firstStorage, lowestPrice, ...counts }: Dto<'ParcelsAtHand'>): ParcelsAtHand {
  return {
    ...counts,
    firstStorage: firstStorage && {
      ...firstStorage,
      inboundTime: readDate(firstStorage.inboundTime),
      freeUntil: readDate(firstStorage.freeUntil),
      dailyFee: toAmount(firstStorage.dailyFee),
      accruedFee: toAmount(firstStorage.accruedFee),
    },
    lowestPrice: lowestPrice && {
      ...lowestPrice,
      amount: toAmount(lowestPrice.amount),
      aloneAmount: amountOrNull(lowestPrice.aloneAmount),
      saving: amountOrNull(lowestPrice.saving),
    },
  }
}
