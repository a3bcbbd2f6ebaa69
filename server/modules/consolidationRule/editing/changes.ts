import { calendarAt } from '../../../base/time/calendar.ts'
import { MAX_RULES } from '../../../contracts/consolidationRule.ts'
import { ApiProblem, fieldProblem, notFound } from '../../../base/http/problem.ts'
import { readFields, requireFutureDate } from './fields.ts'
import { beginRule, moveRule, requireRuleMove } from '../lifecycle.ts'
import { lockOpenRules, lockRule, type RuleRow } from '../repository/rule.ts'
import { withdrawRun } from '../engine/runs.ts'
import { dueTimeAfter, scheduleTerms } from '../engine/schedule.ts'

import type {
  ConsolidationRuleRequest,
  RuleTrigger,
  UpdateRuleRequest,
} from '../../../contracts/consolidationRule.ts'
import type { Language } from '../../../contracts/enumerations.ts'
import type { Transaction } from '../../../db/client.ts'
import type { RuleContext } from '../engine/submission.ts'

/**
 * @throws ApiProblem 400 that names the field
 * @throws ApiProblem 409 RuleLimitReached, RuleParcelNamed
 */
export async function createRule(
  tx: Transaction,
  userId: string,
  request: ConsolidationRuleRequest,
  context: RuleContext,
  language: Language,
): Promise<RuleRow> {
  const { settings, now } = context
  const currencyCode = settings.defaultCurrencyCode
  const fields = await readFields(tx, userId, request, { currencyCode, language })
  requireFutureDate(fields.trigger, today(context))
  const others = await lockOpenRules(tx, userId)
  refuseTooMany(others)
  refuseNamedTwice(fields.trigger, others)
  const nextDueTime = dueTimeAfter(now, fields.trigger, scheduleTerms(settings))
  return beginRule(tx, { ...fields, nextDueTime }, now)
}

/**
 * Replaces a rule.
 *
 * @throws ApiProblem as `createRule`
 * @throws ApiProblem 404
 * @throws ApiProblem 409 VersionStale
 */
export async function replaceRule(
  tx: Transaction,
  userId: string,
  id: string,
  { version, ...request }: UpdateRuleRequest,
  context: RuleContext,
  language: Language,
): Promise<RuleRow> {
  const { row, others } = await lockOwn(tx, userId, id)
  if (version !== row.version) throw new ApiProblem(409, 'VersionStale')
  const { settings, now } = context
  const currencyCode = settings.defaultCurrencyCode
  const fields = await readFields(tx, userId, request, { currencyCode, language })
  const { trigger } = fields
  if (trigger.firstDate !== row.trigger.firstDate) requireFutureDate(trigger, today(context))
  refuseTooMany(others)
  refuseNamedTwice(trigger, others)
  const withdrawn = await withdrawRun(tx, row, 'RuleChanged', now)
  return moveRule(tx, row, 'replace', now, {
    ...withdrawn,
    ...fields,
    stopReason: null,
    nextDueTime: dateAfterChange(row, trigger, context),
  })
}

/**
 * @throws ApiProblem 404
 * @throws ApiProblem 409 RuleMoveRefused
 */
export async function pauseRule(
  tx: Transaction,
  userId: string,
  id: string,
  { now }: RuleContext,
): Promise<RuleRow> {
  const { row } = await lockOwn(tx, userId, id)
  requireRuleMove(row, 'pause')
  const withdrawn = await withdrawRun(tx, row, 'RulePaused', now)
  return moveRule(tx, row, 'pause', now, withdrawn)
}

/**
 * Resumes a rule. Dates that passed while it was paused are skipped.
 *
 * @throws ApiProblem 404
 * @throws ApiProblem 409 RuleMoveRefused if it can't be resumed
 * @throws ApiProblem 409 RuleParcelNamed if another active rule names one of its parcels
 */
export async function resumeRule(
  tx: Transaction,
  userId: string,
  id: string,
  context: RuleContext,
): Promise<RuleRow> {
  const { row, others } = await lockOwn(tx, userId, id)
  requireRuleMove(row, 'resume')
  refuseNamedTwice(row.trigger, others)
  const nextDueTime = dateAfterChange(row, row.trigger, context)
  return moveRule(tx, row, 'resume', context.now, { stopReason: null, nextDueTime })
}

/** When a changed rule submits next: never twice for one date of the same schedule. */
function dateAfterChange(
  { trigger: before, nextDueTime }: RuleRow,
  trigger: RuleTrigger,
  { settings, now }: RuleContext,
): Date | null {
  const isSame = trigger.firstDate === before.firstDate && trigger.everyWeeks === before.everyWeeks
  if (isSame && nextDueTime !== null && nextDueTime > now) return nextDueTime
  return dueTimeAfter(now, trigger, scheduleTerms(settings))
}

/** Locks a customer's own rule and their other open ones. */
async function lockOwn(tx: Transaction, userId: string, id: string) {
  const open = await lockOpenRules(tx, userId)
  const row = await lockRule(tx, userId, id)
  if (!row) throw notFound()
  return { row, others: open.filter((other) => other.id !== id) }
}

function today({ settings, now }: RuleContext): number {
  return calendarAt(settings.utcOffsetMinutes).dayOf(now)
}

/** @throws ApiProblem 409 RuleLimitReached */
function refuseTooMany(others: readonly RuleRow[]): void {
  if (others.length < MAX_RULES) return
  throw new ApiProblem(409, 'RuleLimitReached', { params: { maximum: MAX_RULES } })
}

/** @throws ApiProblem 409 RuleParcelNamed when another active rule waits for one of the parcels */
function refuseNamedTwice({ parcelIds = [] }: RuleTrigger, others: readonly RuleRow[]): void {
  const named = others
    .filter(({ state }) => state === 'ACTIVE')
    .flatMap(({ trigger }) => trigger.parcelIds ?? [])
  if (parcelIds.some((id) => named.includes(id))) {
    throw fieldProblem(409, 'RuleParcelNamed', 'trigger.parcelIds')
  }
}
