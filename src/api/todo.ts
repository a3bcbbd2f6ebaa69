import { TO_DO_KINDS, type TodoSummary } from '@/model/content/todo'

import type { Dto } from './dto'
import type { Http } from './http'
import { readObject } from './wire'

export function createTodoApi(http: Http) {
  return {
    /** Counts of what needs the customer's attention or is under review. */
    async getSummary(): Promise<TodoSummary> {
      return readObject(await http.get('/api/u/todo/summary'), readSummary)
    },
  }
}

/** Throws if another back end leaves a kind out: `readObject` reports that as `malformed`. */
function readSummary(dto: Dto<'TodoSummary'>): TodoSummary {
  for (const kind of TO_DO_KINDS) if (typeof dto[kind].count !== 'number') throw new TypeError(kind)
  return dto
}
