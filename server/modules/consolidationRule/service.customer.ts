import { notFound } from '../../base/http/problem.ts'
import { createItemNames } from '../declaredName/index.ts'
import { createRule, pauseRule, replaceRule, resumeRule } from './editing/changes.ts'
import { readFields, type RuleFields } from './editing/fields.ts'
import { deleteRule, findRule, listRules, lockRule, type RuleRow } from './repository/rule.ts'
import { listRuns } from './repository/run.ts'
import { tryRule } from './editing/trial.ts'
import { toRules, toRun } from './view.ts'

import type { Clock } from '../../base/time/clock.ts'
import type {
  ConsolidationRule,
  ConsolidationRuleListRequest,
  ConsolidationRuleRequest,
  RuleRun,
  RuleRunListRequest,
  RuleTrial,
  UpdateRuleRequest,
} from '../../contracts/consolidationRule.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { Page } from '../../contracts/schema.ts'
import type { Database, Transaction } from '../../db/client.ts'
import type { Customer } from '../../base/http/app.ts'
import type { TenantSettings } from '../../base/tenant.ts'

/** A customer's consolidation rules. Somebody else's are a 404. */
export interface ConsolidationRuleService {
  list(
    customer: Customer,
    request: ConsolidationRuleListRequest,
    language: Language,
  ): Promise<Page<ConsolidationRule>>
  get(customer: Customer, id: string, language: Language): Promise<ConsolidationRule>
  /**
   * @throws ApiProblem 400 that names the field
   * @throws ApiProblem 409 RuleLimitReached, RuleParcelNamed
   */
  create(
    tx: Transaction,
    customer: Customer,
    request: ConsolidationRuleRequest,
    language: Language,
  ): Promise<ConsolidationRule>
  /** Replaces a rule, and activates it again unless it is paused. Withdraws an announced run. */
  update(
    customer: Customer,
    id: string,
    request: UpdateRuleRequest,
    language: Language,
  ): Promise<ConsolidationRule>
  remove(customer: Customer, id: string): Promise<void>
  /** Withdraws an announced run. */
  pause(customer: Customer, id: string, language: Language): Promise<ConsolidationRule>
  resume(customer: Customer, id: string, language: Language): Promise<ConsolidationRule>
  listRuns(
    customer: Customer,
    id: string,
    request: RuleRunListRequest,
    language: Language,
  ): Promise<Page<RuleRun>>
  /** What a rule would do today; nothing is changed. */
  try(customer: Customer, request: ConsolidationRuleRequest, language: Language): Promise<RuleTrial>
  tryKept(customer: Customer, id: string, language: Language): Promise<RuleTrial>
}

export function createConsolidationRuleService(
  db: Database,
  clock: Clock,
  settings: TenantSettings,
): ConsolidationRuleService {
  const itemNames = createItemNames(clock)
  const viewContext = async (from: Database, language: Language) => ({
    language,
    itemNames: await itemNames(from),
  })

  const view = async (from: Database, row: RuleRow, language: Language) => {
    const [rule] = await toRules(from, [row], await viewContext(from, language))
    if (!rule) throw new Error('a rule without a view')
    return rule
  }

  const find = async (userId: string, id: string) => {
    const row = await findRule(db, userId, id)
    if (!row) throw notFound()
    return row
  }

  const context = () => ({ settings, now: clock.now() })

  const tried = async (rule: RuleFields, language: Language) => {
    const shown = await viewContext(db, language)
    return db.transaction((tx) => tryRule(tx, rule, context(), shown))
  }

  return {
    list: async ({ userId }, request, language) => {
      const { rows, totalCount } = await listRules(db, userId, request)
      return { items: await toRules(db, rows, await viewContext(db, language)), totalCount }
    },

    get: async ({ userId }, id, language) => view(db, await find(userId, id), language),

    create: async (tx, { userId }, request, language) =>
      view(tx, await createRule(tx, userId, request, context(), language), language),

    update: ({ userId }, id, request, language) =>
      db.transaction(async (tx) =>
        view(tx, await replaceRule(tx, userId, id, request, context(), language), language),
      ),

    remove: ({ userId }, id) =>
      db.transaction(async (tx) => {
        if (!(await lockRule(tx, userId, id))) throw notFound()
        await deleteRule(tx, id)
      }),

    pause: ({ userId }, id, language) =>
      db.transaction(async (tx) => view(tx, await pauseRule(tx, userId, id, context()), language)),

    resume: ({ userId }, id, language) =>
      db.transaction(async (tx) => view(tx, await resumeRule(tx, userId, id, context()), language)),

    listRuns: async ({ userId }, id, request, language) => {
      const { id: ruleId } = await find(userId, id)
      const { rows, totalCount } = await listRuns(db, ruleId, request)
      return { items: rows.map((row) => toRun(row, language)), totalCount }
    },

    try: async ({ userId }, request, language) => {
      const currencyCode = settings.defaultCurrencyCode
      return tried(await readFields(db, userId, request, { currencyCode, language }), language)
    },

    tryKept: async ({ userId }, id, language) => tried(await find(userId, id), language),
  }
}
