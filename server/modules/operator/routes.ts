import {
  addOperator,
  disableOperator,
  listAuditEntries,
  listOperators,
} from '../../contracts/calls/operator.ts'

import type { Route } from '../../routing/route.ts'
import type { OperatorService } from './service.ts'

/** Who works at the warehouse, and what they did. */
export function operatorRoutes(route: Route, operators: OperatorService): void {
  route(addOperator, ({ tx, body }) => operators.add(tx, body))

  route(listOperators, ({ body }) => operators.list(body))

  route(disableOperator, ({ transact, params }) => operators.disable(transact, params.id))

  route(listAuditEntries, ({ body }) => operators.listAudit(body))
}
