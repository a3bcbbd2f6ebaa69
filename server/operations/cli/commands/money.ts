import { CUSTOMER } from './customer.ts'
import { printList } from './list.ts'
import { reasonIn, requiredText } from './options.ts'

import type { FundBalance } from '../../../contracts/fund.ts'
import type { Page } from '../../../contracts/schema.ts'
import type { OperatorTopup } from '../../../contracts/topup.ts'
import type { WarehouseClient } from '../client.ts'
import type { Command } from './Command.ts'

const LIST = 'fund-management/topup/list'
const TOPUP = { question: 'Which top-up?', placeholder: '<top-up code>' }
const AMOUNT = 'an amount such as 12.30'

function describeTopup(topup: OperatorTopup): string {
  const { code, statusDisplayName, amount, currencyCode, customer } = topup
  return `${code}: ${amount} ${currencyCode} of ${customer.idCode}, ${statusDisplayName}`
}

/** Staff know a top-up by its code, the API by its ID. */
async function decide(client: WarehouseClient, code: string, move: string, body: object): Promise<string> {
  const { items } = await client.post<Page<OperatorTopup>>(LIST, { maxResultCount: 100, filter: code })
  const found = items.find((topup) => topup.code === code)
  const path = `fund-management/topup/${encodeURIComponent(found?.id ?? code)}/${move}`
  return describeTopup(await client.postOnce<OperatorTopup>(path, body))
}

async function changeBalance(client: WarehouseClient, move: string, body: object): Promise<string> {
  const { balance, currencyCode } = await client.postOnce<FundBalance>(`fund-management/${move}`, body)
  return `Balance: ${balance} ${currencyCode}`
}

export const moneyCommands: readonly Command[] = [
  {
    name: 'topups',
    usage: '',
    help: ['Lists the top-ups that wait for review.'],
    subject: null,
    options: {},
    run: (client) => printList(client, LIST, { describe: describeTopup, none: 'No top-up waits for review' }),
  },
  {
    name: 'approve-topup',
    usage: '<top-up code>',
    help: ['Approves a top-up whose money has arrived, and credits it.'],
    subject: TOPUP,
    options: {},
    run: (client, code) => decide(client, code, 'approve', {}),
  },
  {
    name: 'reject-topup',
    usage: '<top-up code> --reason <text>',
    help: ['Rejects a top-up. The customer reads the reason.'],
    subject: TOPUP,
    options: { reason: { type: 'string' } },
    run: (client, code, values) => decide(client, code, 'reject', { reason: reasonIn(values) }),
  },
  {
    name: 'adjust',
    usage: '<id code> --amount <amount, negative to take> --reason <text>',
    help: ['Adds to a customer’s balance, or takes from it. They read the reason.'],
    subject: CUSTOMER,
    options: { amount: { type: 'string' }, reason: { type: 'string' } },
    run: (client, idCode, values) =>
      changeBalance(client, 'adjust', {
        idCode,
        amount: requiredText(values, 'amount', AMOUNT),
        reason: reasonIn(values),
      }),
  },
  {
    name: 'withdraw',
    usage: '<id code> --amount <amount>',
    help: ['Records money that was paid out to a customer.'],
    subject: CUSTOMER,
    options: { amount: { type: 'string' } },
    run: (client, idCode, values) =>
      changeBalance(client, 'withdraw', { idCode, amount: requiredText(values, 'amount', AMOUNT) }),
  },
]
