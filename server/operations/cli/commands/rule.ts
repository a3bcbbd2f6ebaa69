import { textOf } from './options.ts'

import type { DueRulesAnswer, WarehouseRule } from '../../../contracts/consolidationRule.ts'
import type { Page } from '../../../contracts/schema.ts'
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
      const [filter, state] = [textOf(values, 'customer'), textOf(values, 'state')]
      const { items } = await client.post<Page<WarehouseRule>>('warehouse/rule/list', {
        maxResultCount: 999,
        ...(filter === undefined ? {} : { filter }),
        ...(state === undefined ? {} : { state }),
      })
      return items.length === 0 ? 'No rules' : items.map(describe).join('\n')
    },
  },
  {
    name: 'rules-run',
    usage: '',
    help: [
      'Does now what rules have to do: announces what is coming, submits what was announced and is due.',
    ],
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
