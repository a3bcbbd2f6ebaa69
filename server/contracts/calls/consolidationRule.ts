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
const customers = { area: 'consolidation rule', access: 'customer' } as const
const staffs = { area: 'warehouse', access: 'operator' } as const

export const listConsolidationRules = call({
  ...customers,
  name: 'listConsolidationRules',
  method: 'POST',
  path: `${BASE}/list`,
  body: ref(ConsolidationRuleListRequest),
  answer: ref(ConsolidationRulePage),
})

export const getConsolidationRule = call({
  ...customers,
  name: 'getConsolidationRule',
  method: 'GET',
  path: `${BASE}/:id`,
  params: IdParams,
  answer: ref(ConsolidationRule),
})

export const createConsolidationRule = call({
  ...customers,
  name: 'createConsolidationRule',
  method: 'POST',
  path: BASE,
  isIdempotent: true,
  body: ref(ConsolidationRuleRequest),
  answer: ref(ConsolidationRule),
})

export const updateConsolidationRule = call({
  ...customers,
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
  ...customers,
  name: 'deleteConsolidationRule',
  method: 'DELETE',
  path: `${BASE}/:id`,
  params: IdParams,
  answer: NoContent,
})

export const pauseConsolidationRule = call({
  ...customers,
  name: 'pauseConsolidationRule',
  method: 'POST',
  path: `${BASE}/:id/pause`,
  params: IdParams,
  body: EmptyRequest,
  answer: ref(ConsolidationRule),
  refuses: [409],
})

export const resumeConsolidationRule = call({
  ...customers,
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
  ...customers,
  name: 'listRuleRuns',
  method: 'POST',
  path: `${BASE}/:id/run/list`,
  params: IdParams,
  body: ref(RuleRunListRequest),
  answer: ref(RuleRunPage),
})

export const tryConsolidationRule = call({
  ...customers,
  name: 'tryConsolidationRule',
  method: 'POST',
  path: `${BASE}/try`,
  summary: 'What such a rule would do today; nothing is kept',
  body: ref(ConsolidationRuleRequest),
  answer: ref(RuleTrial),
  refuses: [409],
})

export const tryKeptRule = call({
  ...customers,
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
  ...staffs,
  name: 'listWarehouseRules',
  method: 'POST',
  path: `${STAFF_BASE}/list`,
  body: ref(WarehouseRuleListRequest),
  answer: ref(WarehouseRulePage),
})

export const runDueRules = call({
  ...staffs,
  name: 'runDueRules',
  method: 'POST',
  path: `${STAFF_BASE}/run`,
  summary: 'Does now what rules have to do',
  body: EmptyRequest,
  answer: ref(DueRulesAnswer),
})
