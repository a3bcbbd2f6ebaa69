import { MAX_PAGE_SIZE } from '../../../contracts/common.ts'
import { printList } from './list.ts'
import { textOf } from './options.ts'

import type { DueRulesAnswer, WarehouseRule } from '../../../contracts/consolidationRule.ts'
import type { Command } from './Command.ts'

function describe({ customerCode, displayName, triggerKind, state, ...rule }: WarehouseRule): string {
  const next = rule.nextRunTime === null ? '' : `, next run ${rule.nextRunTime}`
  const reason = rule.stopReason === null ? '' : `: ${rule.stopReason.message}`
  return `${customerCode} ${displayName ?? triggerKind}: ${state}${next}${reason}`
}

export const ruleCommands: readonly Command[] = [
  {
    name: 'rule-list',
    usage: '[--customer <code>] [--state ACTIVE|PAUSED|STOPPED|DONE]',
    help: ['Lists customers’ consolidation rules, newest first, and why some have stopped.'],
    subject: null,
    options: { customer: { type: 'string' }, state: { type: 'string' } },
    run: async (client, _subject, values) => {
      const request = {
        maxResultCount: MAX_PAGE_SIZE,
        filter: textOf(values, 'customer'),
        state: textOf(values, 'state'),
      }
      return printList(client, 'warehouse/rule/list', { describe, none: 'No rules', request })
    },
  },
  {
    name: 'rules-run',
    usage: '',
    help: ['Runs due rules now: announces what they will submit, and submits what was announced and is due.'],
    subject: null,
    options: {},
    run: async (client) => {
      const counts = await client.post<DueRulesAnswer>('warehouse/rule/run', {})
      return Object.entries(counts)
        .map(([outcome, count]) => `${count} ${outcome}`)
        .join(', ')
    },
  },
]
