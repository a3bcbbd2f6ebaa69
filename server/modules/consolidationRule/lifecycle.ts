import { newId } from '../../base/ids.ts'
import { ApiProblem } from '../../base/http/problem.ts'
import { CONSOLIDATION_RULE, type RuleMove } from '../../states/consolidationRule.ts'
import { createLifecycle, type Step } from '../../states/lifecycle.ts'
import { RULE_RUN, type RunMove } from '../../states/ruleRun.ts'
import { insertRule, updateRule, type RuleChanges, type RuleRow } from './repository/rule.ts'
import { insertRun, updateRun, type RunChanges, type RunRow } from './repository/run.ts'

import type { RuleState, RunOutcome } from '../../contracts/consolidationRule.ts'
import type { Transaction } from '../../db/client.ts'

const rules = createLifecycle<Transaction, RuleRow, RuleState, RuleMove, RuleChanges, null>({
  machine: CONSOLIDATION_RULE,
  statusOf: ({ state }) => state,
  // It has no history; its runs have.
  timeOf: () => null,
  refusal: () => new ApiProblem(409, 'RuleMoveRefused'),
  save: (tx, rule, changes, { to: state }) => updateRule(tx, rule, { ...changes, state }),
})

const runs = createLifecycle<Transaction, RunRow, RunOutcome, RunMove, RunChanges, null>({
  machine: RULE_RUN,
  statusOf: ({ outcome }) => outcome,
  timeOf: ({ time }) => time,
  refusal: ({ outcome }, move) => new Error(`a run that is ${outcome} refuses to ${move}`),
  save: (tx, run, changes, { to: outcome, time }) => updateRun(tx, run, { ...changes, outcome, time }),
})

/** Keeps a new rule, active at once. */
export function beginRule(
  tx: Transaction,
  rule: Omit<RuleRow, 'id' | 'state' | 'stopReason' | 'round' | 'creationTime' | 'version'>,
  now: Date,
): Promise<RuleRow> {
  const insert = ({ to: state }: Step<RuleState, RuleMove>) =>
    insertRule(tx, {
      ...rule,
      id: newId(now),
      state,
      stopReason: null,
      round: 1,
      creationTime: now,
      version: 1,
    })
  return rules.begin(tx, 'create', now, insert, null)
}

/**
 * Moves a locked rule on.
 *
 * @throws ApiProblem 409 RuleMoveRefused
 */
export function moveRule(
  tx: Transaction,
  rule: RuleRow,
  move: Exclude<RuleMove, 'create'>,
  now: Date,
  changes: RuleChanges,
): Promise<RuleRow> {
  return rules.move(tx, rule, move, now, null, changes)
}

/** @throws ApiProblem 409 RuleMoveRefused if the rule's state doesn't allow the move */
export function requireRuleMove(rule: RuleRow, move: RuleMove): void {
  rules.require(rule, move)
}

/** Keeps a new run of a locked rule: announced, or ended at once. */
export function beginRun(
  tx: Transaction,
  { id: ruleId, round }: RuleRow,
  move: RunMove,
  now: Date,
  changes: RunChanges,
): Promise<RunRow> {
  const insert = ({ to: outcome, time }: Step<RunOutcome, RunMove>) =>
    insertRun(tx, {
      dueTime: time,
      reason: null,
      parcelIds: [],
      leftParcels: [],
      total: null,
      orderId: null,
      orderCode: null,
      ...changes,
      id: newId(time),
      ruleId,
      round,
      time,
      outcome,
    })
  return runs.begin(tx, move, now, insert, null)
}

/** Ends an announced run of a locked rule. */
export function moveRun(
  tx: Transaction,
  run: RunRow,
  move: Exclude<RunMove, 'announce'>,
  now: Date,
  changes: RunChanges,
): Promise<RunRow> {
  return runs.move(tx, run, move, now, null, changes)
}
