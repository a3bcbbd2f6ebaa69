import { Type, type Static } from 'typebox'

import { Id, Time } from './common.ts'
import { SubjectTypeWord } from './message.ts'
import { entity, nullable, ref } from './schema.ts'

export const TodoSubject = entity('TodoSubject', {
  type: ref(SubjectTypeWord),
  id: Id,
  displayName: Type.String({ description: 'A tracking number, or the code of an order, top-up or case' }),
  deadline: nullable(Time),
})
export type TodoSubject = Static<typeof TodoSubject>

export const TodoItem = entity('TodoItem', {
  count: Type.Integer({ minimum: 0 }),
  worst: nullable(ref(TodoSubject)),
})
export type TodoItem = Static<typeof TodoItem>

/** What waits for the customer, or for an answer to them, and of each the most pressing one. */
export const TodoSummary = entity('TodoSummary', {
  undeclared: ref(TodoItem),
  pendingPayment: ref(TodoItem),
  storageEnding: ref(TodoItem),
  readyForPickup: ref(TodoItem),
  exception: ref(TodoItem),
  underReview: ref(TodoItem),
})
export type TodoSummary = Static<typeof TodoSummary>
