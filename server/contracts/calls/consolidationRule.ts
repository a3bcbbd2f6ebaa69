import { call } from '../call.ts'
import { EmptyRequest, IdParams, NoContent } from '../common.ts'
import {
  ConsolidationRule,
  ConsolidationRuleListRequest,
  ConsolidationRulePage,
  ConsolidationRuleRequest,
  DueRulesAnswer,
  RuleRunListRequest,
  RuleRunPage,
  RuleTrial,
  UpdateRuleRequest,
  WarehouseRuleListRequest,
  WarehouseRulePage,
} from '../consolidationRule.ts'
import { ref } from '../schema.ts'

const BASE = '/api/u/biz/consolidation-rule'
const STAFF_BASE = '/api/admin/warehouse/rule'
const forCustomers = { area: 'consolidation rule', access: 'customer' } as const
const forStaff = { area: 'warehouse', access: 'operator' } as const

export const listConsolidationRules = call({
  ...forCustomers,
  name: 'listConsolidationRules',
  method: 'POST',
  path: `${BASE}/list`,
  body: ref(ConsolidationRuleListRequest),
  answer: ref(ConsolidationRulePage),
})

export const getConsolidationRule = call({
  ...forCustomers,
  name: 'getConsolidationRule',
  method: 'GET',
  path: `${BASE}/:id`,
  params: IdParams,
  answer: ref(ConsolidationRule),
})

export const createConsolidationRule = call({
  ...forCustomers,
  name: 'createConsolidationRule',
  method: 'POST',
  path: BASE,
  isIdempotent: true,
  body: ref(ConsolidationRuleRequest),
  answer: ref(ConsolidationRule),
})

export const updateConsolidationRule = call({
  ...forCustomers,
  name: 'updateConsolidationRule',
  method: 'PUT',
  path: `${BASE}/:id`,
  summary: 'Replaces a rule; one that has stopped is in force again',
  params: IdParams,
  body: ref(UpdateRuleRequest),
  answer: ref(ConsolidationRule),
  refuses: [409],
})

export const deleteConsolidationRule = call({
  ...forCustomers,
  name: 'deleteConsolidationRule',
  method: 'DELETE',
  path: `${BASE}/:id`,
  params: IdParams,
  answer: NoContent,
})

export const pauseConsolidationRule = call({
  ...forCustomers,
  name: 'pauseConsolidationRule',
  method: 'POST',
  path: `${BASE}/:id/pause`,
  params: IdParams,
  body: EmptyRequest,
  answer: ref(ConsolidationRule),
  refuses: [409],
})

export const resumeConsolidationRule = call({
  ...forCustomers,
  name: 'resumeConsolidationRule',
  method: 'POST',
  path: `${BASE}/:id/resume`,
  summary: 'Puts a rule that is paused or has stopped in force again',
  params: IdParams,
  body: EmptyRequest,
  answer: ref(ConsolidationRule),
  refuses: [409],
})

export const listRuleRuns = call({
  ...forCustomers,
  name: 'listRuleRuns',
  method: 'POST',
  path: `${BASE}/:id/run/list`,
  params: IdParams,
  body: ref(RuleRunListRequest),
  answer: ref(RuleRunPage),
})

export const tryConsolidationRule = call({
  ...forCustomers,
  name: 'tryConsolidationRule',
  method: 'POST',
  path: `${BASE}/try`,
  summary: 'What such a rule would do today; nothing is kept',
  body: ref(ConsolidationRuleRequest),
  answer: ref(RuleTrial),
  refuses: [409],
})

export const tryKeptRule = call({
  ...forCustomers,
  name: 'tryKeptRule',
  method: 'POST',
  path: `${BASE}/:id/try`,
  summary: 'What the rule would do today; nothing is changed',
  params: IdParams,
  body: EmptyRequest,
  answer: ref(RuleTrial),
  refuses: [409],
})

export const listWarehouseRules = call({
  ...forStaff,
  name: 'listWarehouseRules',
  method: 'POST',
  onlyReads: true,
  path: `${STAFF_BASE}/list`,
  body: ref(WarehouseRuleListRequest),
  answer: ref(WarehouseRulePage),
})

export const runDueRules = call({
  ...forStaff,
  name: 'runDueRules',
  method: 'POST',
  path: `${STAFF_BASE}/run`,
  summary: 'Runs the rules that are due',
  body: EmptyRequest,
  answer: ref(DueRulesAnswer),
})
