import { CommandError } from '../client.ts'
import { numberOf, textOf } from './options.ts'

import type { AuditEntry } from '../../../contracts/operator.ts'
import type { Page } from '../../../contracts/schema.ts'
import type { Command, Values } from './Command.ts'

const PAGE_SIZE = 50

function describeEntry({ time, operatorName, call, request, outcome, requestId }: AuditEntry): string {
  const parts = request.map(({ member, value }) => `${member}=${value}`)
  return [time, operatorName, call, ...parts, outcome, `(${requestId})`].join(' ')
}

/** `--since` as a moment; a day begins at midnight UTC. */
function sinceIn(values: Values): string | undefined {
  const text = textOf(values, 'since')
  if (text === undefined) return undefined
  const since = new Date(text)
  if (Number.isNaN(since.getTime())) throw new CommandError('--since should be a day such as 2026-11-01')
  return since.toISOString()
}

export const auditCommands: readonly Command[] = [
  {
    name: 'audit',
    usage: '[--operator <name>] [--since <day>] [--call <call>] [--about <id or code>] [--page <number>]',
    help: [
      'Lists what operators did and were refused, newest first. Only the owner may.',
      '--about finds the calls about an order, parcel, customer or top-up by its code or id.',
    ],
    subject: null,
    options: {
      operator: { type: 'string' },
      since: { type: 'string' },
      call: { type: 'string' },
      about: { type: 'string' },
      page: { type: 'string' },
    },
    run: async (client, _subject, values) => {
      const page = Math.ceil(numberOf(textOf(values, 'page') ?? '1', '--page', 'a number such as 2'))
      const { items, totalCount } = await client.post<Page<AuditEntry>>('audit/list', {
        maxResultCount: PAGE_SIZE,
        skipCount: (page - 1) * PAGE_SIZE,
        operatorName: textOf(values, 'operator'),
        call: textOf(values, 'call'),
        filter: textOf(values, 'about'),
        since: sinceIn(values),
      })
      if (items.length === 0) return 'Nothing was done'
      const isLast = page * PAGE_SIZE >= totalCount
      return [...items.map(describeEntry), ...(isLast ? [] : [`… --page ${page + 1} shows more`])].join('\n')
    },
  },
]
