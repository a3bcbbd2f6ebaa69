import { requiredText } from './options.ts'

import type { FundBalance } from '../../../contracts/fund.ts'
import type { OperatorTopup } from '../../../contracts/topup.ts'
import type { WarehouseClient } from '../client.ts'
import type { Command } from './Command.ts'

/** How many lines a list prints at most. */
const MAX_LINES = 100

const TOPUP = { question: 'Which top-up?', placeholder: '<top-up code>' }
const CUSTOMER = { question: 'Whose?', placeholder: '<id code>' }
const AMOUNT = 'an amount such as 12.30'

function describeTopup(topup: OperatorTopup): string {
  const { code, statusDisplayName, amount, currencyCode, customer } = topup
  return `${code}: ${amount} ${currencyCode} of ${customer.idCode}, ${statusDisplayName}`
}

async function waitingTopups(client: WarehouseClient, filter = ''): Promise<OperatorTopup[]> {
  const request = { maxResultCount: MAX_LINES, filter }
  return (await client.post<{ items: OperatorTopup[] }>('fund-management/topup/list', request)).items
}

/** Staff know a top-up by its code; its calls by its id. */
async function decide(client: WarehouseClient, code: string, move: string, body: object): Promise<string> {
  const found = (await waitingTopups(client, code)).find((topup) => topup.code === code)
  const path = `fund-management/topup/${encodeURIComponent(found?.id ?? code)}/${move}`
  return describeTopup(await client.post<OperatorTopup>(path, body))
}

async function changeBalance(client: WarehouseClient, move: string, body: object): Promise<string> {
  const { balance, currencyCode } = await client.postOnce<FundBalance>(`fund-management/${move}`, body)
  return `Balance: ${balance} ${currencyCode}`
}

export const moneyCommands: readonly Command[] = [
  {
    name: 'topups',
    usage: '',
    help: ['Lists the top-ups that wait for a review.'],
    subject: null,
    options: {},
    run: async (client) => {
      const topups = await waitingTopups(client)
      return topups.length > 0 ? topups.map(describeTopup).join('\n') : 'No top-up waits for a review'
    },
  },
  {
    name: 'approve-topup',
    usage: '<top-up code>',
    help: ['Credits a top-up whose money has come in.'],
    subject: TOPUP,
    options: {},
    run: (client, code) => decide(client, code, 'approve', {}),
  },
  {
    name: 'reject-topup',
    usage: '<top-up code> --reason <text>',
    help: ['Refuses a top-up. The customer reads the reason.'],
    subject: TOPUP,
    options: { reason: { type: 'string' } },
    run: (client, code, values) =>
      decide(client, code, 'reject', {
        reason: requiredText(values, 'reason', 'a sentence for the customer'),
      }),
  },
  {
    name: 'adjust',
    usage: '<id code> --amount <amount, negative to take> --reason <text>',
    help: ['Gives a customer money or takes it. They read the reason.'],
    subject: CUSTOMER,
    options: { amount: { type: 'string' }, reason: { type: 'string' } },
    run: (client, idCode, values) =>
      changeBalance(client, 'adjust', {
        idCode,
        amount: requiredText(values, 'amount', AMOUNT),
        reason: requiredText(values, 'reason', 'a sentence for the customer'),
      }),
  },
  {
    name: 'withdraw',
    usage: '<id code> --amount <amount>',
    help: ['Writes down money that has been paid out to a customer.'],
    subject: CUSTOMER,
    options: { amount: { type: 'string' } },
    run: (client, idCode, values) =>
      changeBalance(client, 'withdraw', { idCode, amount: requiredText(values, 'amount', AMOUNT) }),
  },
]
