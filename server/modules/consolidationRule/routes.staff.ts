import { EmptyRequest, refusals } from '../../contracts/common.ts'
import {
  DueRulesAnswer,
  WarehouseRuleListRequest,
  WarehouseRulePage,
} from '../../contracts/consolidationRule.ts'
import { ref } from '../../contracts/schema.ts'

import type { App } from '../../base/http/app.ts'
import type { ConsolidationRuleDesk } from './service.staff.ts'

const BASE = '/api/admin/warehouse/rule'
const tags = ['warehouse']

/** What staff see and do of customers' rules; every call needs an operator token. */
export function consolidationRuleDeskRoutes(app: App, desk: ConsolidationRuleDesk): void {
  app.post(
    `${BASE}/list`,
    {
      schema: {
        tags,
        operationId: 'listWarehouseRules',
        body: ref(WarehouseRuleListRequest),
        response: { 200: ref(WarehouseRulePage), ...refusals(401, 403) },
      },
    },
    (request) => desk.list(request.body, request.language),
  )

  app.post(
    `${BASE}/run`,
    {
      schema: {
        tags,
        operationId: 'runDueRules',
        summary: 'Does now what rules have to do',
        body: EmptyRequest,
        response: { 200: ref(DueRulesAnswer), ...refusals(401, 403) },
      },
    },
    () => desk.runDue(),
  )
}
