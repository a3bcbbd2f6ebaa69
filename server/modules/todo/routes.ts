import { refusals } from '../../contracts/common.ts'
import { ref } from '../../contracts/schema.ts'
import { TodoSummary } from '../../contracts/todo.ts'
import { customerOf } from '../../plugins/authentication.ts'

import type { App } from '../../base/http/app.ts'
import type { TodoService } from './service.ts'

/** What a customer has to do. */
export function todoRoutes(app: App, todo: TodoService): void {
  app.get(
    '/api/u/todo/summary',
    {
      schema: {
        tags: ['todo'],
        operationId: 'getTodoSummary',
        response: { 200: ref(TodoSummary), ...refusals(401, 403) },
      },
    },
    (request) => todo.summary(customerOf(request), request.language),
  )
}
