import { printList } from './list.ts'
import { reasonIn, requiredText, textOf, uploadedPhotos } from './options.ts'

import type { AfterSalesCase } from '../../../contracts/afterSales.ts'
import type { Command } from './Command.ts'

const CASE_SUBJECT = { question: 'Which case?', placeholder: '<code>' } as const

function describeCase({ code, kindDisplayName, subjectDisplayName, ...rest }: AfterSalesCase): string {
  const { statusDisplayName, compensation, currencyCode, billLine } = rest
  const line = billLine === null ? '' : `, ${describeLine(billLine)}`
  const paid = compensation === null ? '' : `, ${compensation} ${currencyCode} paid`
  return `${code}: ${statusDisplayName} (${kindDisplayName}, ${subjectDisplayName}${line}${paid})`
}

function describeLine({ displayName, estimated, actual }: NonNullable<AfterSalesCase['billLine']>): string {
  return `${displayName}: ${estimated ?? 'nothing'} estimated, ${actual ?? 'nothing'} charged`
}

function pathOf(code: string, move: string): string {
  return `warehouse/after-sales/${encodeURIComponent(code)}/${move}`
}

export const afterSalesCommands: readonly Command[] = [
  {
    name: 'cases',
    usage: '',
    help: ['Lists the after-sales cases, newest first.'],
    subject: null,
    options: {},
    run: (client) =>
      printList(client, 'warehouse/after-sales/list', { describe: describeCase, none: 'There are no cases' }),
  },
  {
    name: 'answer-case',
    usage: '<code> --text <text> [--photo <file>]',
    help: ['Answers an after-sales case; it then waits for the customer.'],
    subject: CASE_SUBJECT,
    options: { text: { type: 'string' }, photo: { type: 'string', multiple: true } },
    run: async (client, code, values) => {
      const content = requiredText(values, 'text', 'the answer to the customer')
      const request = { content, images: await uploadedPhotos(client, values) }
      return describeCase(await client.post<AfterSalesCase>(pathOf(code, 'answer'), request))
    },
  },
  {
    name: 'resolve-case',
    usage: '<code> --text <text> [--compensation <amount>]',
    help: [
      'Resolves and closes an after-sales case. A compensation is credited to the customer’s balance at once.',
    ],
    subject: CASE_SUBJECT,
    options: { text: { type: 'string' }, compensation: { type: 'string' } },
    run: async (client, code, values) => {
      const content = requiredText(values, 'text', 'what was decided')
      const request = { content, compensation: textOf(values, 'compensation') }
      return describeCase(await client.postOnce<AfterSalesCase>(pathOf(code, 'resolve'), request))
    },
  },
  {
    name: 'reject-case',
    usage: '<code> --reason <text>',
    help: ['Rejects and closes an after-sales case. The customer reads the reason.'],
    subject: CASE_SUBJECT,
    options: { reason: { type: 'string' } },
    run: async (client, code, values) => {
      const request = { reason: reasonIn(values) }
      return describeCase(await client.post<AfterSalesCase>(pathOf(code, 'reject'), request))
    },
  },
]
