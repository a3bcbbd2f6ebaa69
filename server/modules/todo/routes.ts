import { getTodoSummary } from '../../contracts/calls/todo.ts'

import type { Route } from '../../routing/route.ts'
import type { TodoService } from './service.ts'

/** What a customer has to do. */
export function todoRoutes(route: Route, todo: TodoService): void {
  route(getTodoSummary, ({ caller, language }) => todo.summary(caller, language))
}
