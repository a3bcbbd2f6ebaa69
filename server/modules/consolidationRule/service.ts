import { calendarAt } from '../../calendar.ts'
import { MAX_RULES } from '../../contracts/consolidationRule.ts'
import { newId } from '../../ids.ts'
import { ApiProblem, fieldProblem, notFound } from '../../problem.ts'
import { createItemNames } from '../declaredName/itemNames.ts'
import { readFields, requireFutureDate, type RuleFields } from './fields.ts'
import * as repository from './repository.ts'
import { withdrawRun } from './runs.ts'
import { dueTimeAfter, scheduleTerms } from './schedule.ts'
import { tryRule } from './trial.ts'
import { toRules, toRun } from './view.ts'

import type { Clock } from '../../clock.ts'
import type {
  ConsolidationRule,
  ConsolidationRuleListRequest,
  ConsolidationRuleRequest,
  RuleRun,
  RuleRunListRequest,
  RuleTrial,
  RuleTrigger,
  UpdateRuleRequest,
} from '../../contracts/consolidationRule.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { Page } from '../../contracts/schema.ts'
import type { Database, Transaction } from '../../db/client.ts'
import type { Customer } from '../../http.ts'
import type { TenantSettings } from '../system/tenantSettings.ts'
import type { RuleRow } from './repository.ts'

/** A customer's consolidation rules. Everything that names an id answers 404 for somebody else's. */
export interface ConsolidationRuleService {
  list(
    customer: Customer,
    request: ConsolidationRuleListRequest,
    language: Language,
  ): Promise<Page<ConsolidationRule>>
  get(customer: Customer, id: string, language: Language): Promise<ConsolidationRule>
  /** @throws ApiProblem 400 that names the field; 409 RuleLimitReached, RuleParcelNamed */
  create(
    tx: Transaction,
    customer: Customer,
    request: ConsolidationRuleRequest,
    language: Language,
  ): Promise<ConsolidationRule>
  /** Replaces a rule and sets it going again, unless it is paused. An announced run is withdrawn. */
  update(
    customer: Customer,
    id: string,
    request: UpdateRuleRequest,
    language: Language,
  ): Promise<ConsolidationRule>
  remove(customer: Customer, id: string): Promise<void>
  /** An announced run is withdrawn. */
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
  const calendar = calendarAt(settings.utcOffsetMinutes)
  const currencyCode = settings.defaultCurrencyCode
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
    const row = await repository.findRule(db, userId, id)
    if (!row) throw notFound()
    return row
  }

  /** Changes a rule while nothing else changes it or runs it. */
  const change = (
    { userId }: Customer,
    id: string,
    language: Language,
    work: (tx: Transaction, row: RuleRow, others: RuleRow[]) => Promise<RuleRow>,
  ) =>
    db.transaction(async (tx) => {
      const open = await repository.lockOpenRules(tx, userId)
      const row = await repository.lockRule(tx, userId, id)
      if (!row) throw notFound()
      const others = open.filter((other) => other.id !== id)
      return view(tx, await work(tx, row, others), language)
    })

  const due = (trigger: RuleTrigger) => dueTimeAfter(clock.now(), trigger, scheduleTerms(settings))
  const tried = async (rule: RuleFields, nextRunTime: string | null, language: Language) => {
    const shown = await viewContext(db, language)
    const context = { settings, now: clock.now() }
    return { ...(await db.transaction((tx) => tryRule(tx, rule, context, shown))), nextRunTime }
  }
  const today = () => calendar.dayOf(clock.now())

  return {
    list: async ({ userId }, request, language) => {
      const { rows, totalCount } = await repository.listRules(db, userId, request)
      return { items: await toRules(db, rows, await viewContext(db, language)), totalCount }
    },

    get: async ({ userId }, id, language) => view(db, await find(userId, id), language),

    create: async (tx, { userId }, request, language) => {
      const fields = await readFields(tx, userId, request, { currencyCode, language })
      requireFutureDate(fields.trigger, today())
      const others = await repository.lockOpenRules(tx, userId)
      refuseTooMany(others)
      refuseNamedTwice(fields.trigger, others)
      const now = clock.now()
      const row: RuleRow = {
        ...fields,
        id: newId(now),
        state: 'ACTIVE',
        stopReason: null,
        nextDueTime: due(fields.trigger),
        round: 1,
        creationTime: now,
        version: 1,
      }
      await repository.insertRule(tx, row)
      return view(tx, row, language)
    },

    update: (customer, id, { version, ...request }, language) =>
      change(customer, id, language, async (tx, row, others) => {
        if (version !== row.version) throw new ApiProblem(409, 'VersionStale')
        const fields = await readFields(tx, customer.userId, request, { currencyCode, language })
        const { trigger } = fields
        if (trigger.firstDate !== row.trigger.firstDate) requireFutureDate(trigger, today())
        refuseTooMany(others)
        refuseNamedTwice(trigger, others)
        return repository.updateRule(tx, row, {
          ...(await withdrawRun(tx, row, 'RuleChanged', clock.now())),
          ...fields,
          state: row.state === 'PAUSED' ? 'PAUSED' : 'ACTIVE',
          stopReason: null,
          nextDueTime: due(trigger),
        })
      }),

    remove: ({ userId }, id) =>
      db.transaction(async (tx) => {
        if (!(await repository.lockRule(tx, userId, id))) throw notFound()
        await repository.deleteRule(tx, id)
      }),

    pause: (customer, id, language) =>
      change(customer, id, language, async (tx, row) => {
        if (row.state !== 'ACTIVE') throw new ApiProblem(409, 'RuleMoveRefused')
        const withdrawn = await withdrawRun(tx, row, 'RulePaused', clock.now())
        return repository.updateRule(tx, row, { ...withdrawn, state: 'PAUSED' })
      }),

    resume: (customer, id, language) =>
      change(customer, id, language, async (tx, row, others) => {
        if (row.state !== 'PAUSED' && row.state !== 'STOPPED') throw new ApiProblem(409, 'RuleMoveRefused')
        refuseNamedTwice(row.trigger, others)
        const nextDue = due(row.trigger)
        return repository.updateRule(tx, row, { state: 'ACTIVE', stopReason: null, nextDueTime: nextDue })
      }),

    listRuns: async ({ userId }, id, request, language) => {
      const { id: ruleId } = await find(userId, id)
      const { rows, totalCount } = await repository.listRuns(db, ruleId, request)
      return { items: rows.map((row) => toRun(row, language)), totalCount }
    },

    try: async ({ userId }, request, language) => {
      const fields = await readFields(db, userId, request, { currencyCode, language })
      return tried(fields, due(fields.trigger)?.toISOString() ?? null, language)
    },

    tryKept: async ({ userId }, id, language) => {
      const rule = await find(userId, id)
      const { nextRunTime } = await view(db, rule, language)
      return tried(rule, nextRunTime, language)
    },
  }
}

/** @throws ApiProblem 409 RuleLimitReached */
function refuseTooMany(others: readonly RuleRow[]): void {
  if (others.length < MAX_RULES) return
  throw new ApiProblem(409, 'RuleLimitReached', { params: { maximum: MAX_RULES } })
}

/** @throws ApiProblem 409 RuleParcelNamed when another rule in force waits for one of the parcels */
function refuseNamedTwice({ parcelIds = [] }: RuleTrigger, others: readonly RuleRow[]): void {
  const named = others
    .filter(({ state }) => state === 'ACTIVE')
    .flatMap(({ trigger }) => trigger.parcelIds ?? [])
  if (parcelIds.some((id) => named.includes(id))) {
    throw fieldProblem(409, 'RuleParcelNamed', 'trigger.parcelIds')
  }
}
