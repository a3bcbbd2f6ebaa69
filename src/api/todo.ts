import { TODO_KINDS, type TodoSummary } from '@/model/content/todo'

import type { Dto } from './dto'
import type { Http } from './http'
import { readObject } from './wire'

export function createTodoApi(http: Http) {
  return {
    /** What waits for the customer, or for an answer to them. */
    async getSummary(): Promise<TodoSummary> {
      return readObject(await http.get('/api/u/todo/summary'), readSummary)
    },
  }
}

function readSummary(dto: Dto<'TodoSummary'>): TodoSummary {
  const { exception, pendingPayment, storageEnding, undeclared, readyForPickup, underReview } = dto
  const summary = { exception, pendingPayment, storageEnding, undeclared, readyForPickup, underReview }
  for (const kind of TODO_KINDS) if (typeof summary[kind].count !== 'number') throw new TypeError(kind)
  return summary
}
