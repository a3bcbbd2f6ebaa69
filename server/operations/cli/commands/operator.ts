import { CommandError, type WarehouseClient } from '../client.ts'
import { printList } from './list.ts'

import type { AddedOperator, Operator } from '../../../contracts/operator.ts'
import type { Page } from '../../../contracts/schema.ts'
import type { Command } from './Command.ts'

const WHO = { question: 'Who?', placeholder: '<name>' } as const
const LIST = 'operator/list'

function describeOperator({ name, creationTime, disabledTime }: Operator): string {
  const end = disabledTime === null ? '' : `, disabled ${disabledTime}`
  return `${name}: added ${creationTime}${end}`
}

/** The owner knows operators by their names, the API by their IDs. */
async function idOf(client: WarehouseClient, name: string): Promise<string> {
  const { items } = await client.post<Page<Operator>>(LIST, { maxResultCount: 999, filter: name })
  const found = items.find((operator) => operator.name === name && operator.disabledTime === null)
  if (!found) throw new CommandError(`No operator is called “${name}”. “warehouse operator list” shows all.`)
  return found.id
}

/** Who works at the warehouse. Only the owner may use these. */
export const operatorCommands: readonly Command[] = [
  {
    name: 'operator add',
    usage: '<name>',
    help: ['Gives a member of staff a token of their own, and shows it this once. Only the owner may.'],
    subject: WHO,
    options: {},
    run: async (client, operatorName) => {
      const { name, token } = await client.postOnce<AddedOperator>('operator', { operatorName })
      return `${name}’s token, which is not shown again: ${token}\nUse it as OPERATOR_TOKEN or --token`
    },
  },
  {
    name: 'operator list',
    usage: '',
    help: ['Lists the operators, newest first. Only the owner may.'],
    subject: null,
    options: {},
    run: (client) => printList(client, LIST, { describe: describeOperator, none: 'There is only the owner' }),
  },
  {
    name: 'operator disable',
    usage: '<name>',
    help: ['Ends an operator’s token. What they did stays on record. Only the owner may.'],
    subject: WHO,
    options: {},
    run: async (client, name) =>
      describeOperator(await client.postOnce<Operator>(`operator/${await idOf(client, name)}/disable`, {})),
  },
]
