import { call } from '../call.ts'
import { ref } from '../schema.ts'
import { TodoSummary } from '../todo.ts'

export const getTodoSummary = call({
  name: 'getTodoSummary',
  method: 'GET',
  path: '/api/u/todo/summary',
  area: 'todo',
  access: 'customer',
  answer: ref(TodoSummary),
})
