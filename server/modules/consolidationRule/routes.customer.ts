import {
  createConsolidationRule,
  deleteConsolidationRule,
  getConsolidationRule,
  listConsolidationRules,
  listRuleRuns,
  pauseConsolidationRule,
  resumeConsolidationRule,
  tryConsolidationRule,
  tryKeptRule,
  updateConsolidationRule,
} from '../../contracts/calls/consolidationRule.ts'

import type { Route } from '../../routing/route.ts'
import type { ConsolidationRuleService } from './service.customer.ts'

/** A customer's rules. */
export function consolidationRuleRoutes(route: Route, rules: ConsolidationRuleService): void {
  route(listConsolidationRules, ({ caller, body, language }) => rules.list(caller, body, language))

  route(getConsolidationRule, ({ caller, params, language }) => rules.get(caller, params.id, language))

  route(createConsolidationRule, ({ tx, caller, body, language }) => rules.create(tx, caller, body, language))

  route(updateConsolidationRule, ({ caller, params, body, language }) =>
    rules.update(caller, params.id, body, language),
  )

  route(deleteConsolidationRule, ({ caller, params }) => rules.remove(caller, params.id))

  route(pauseConsolidationRule, ({ caller, params, language }) => rules.pause(caller, params.id, language))

  route(resumeConsolidationRule, ({ caller, params, language }) => rules.resume(caller, params.id, language))

  route(listRuleRuns, ({ caller, params, body, language }) =>
    rules.listRuns(caller, params.id, body, language),
  )

  route(tryConsolidationRule, ({ caller, body, language }) => rules.try(caller, body, language))

  route(tryKeptRule, ({ caller, params, language }) => rules.tryKept(caller, params.id, language))
}
