import { CommandError } from '../client.ts'

import type { LedgerCheck, LedgerFault, LedgerFaultKind } from '../../../contracts/fund.ts'
import type { Command } from './Command.ts'

const CHECK = 'fund-management/ledger-check'

const SENTENCES: Readonly<Record<LedgerFaultKind, (fault: LedgerFault) => string>> = {
  JOURNAL_WITHOUT_LINES: ({ journalId }) => `Journal ${journalId} has no lines`,
  UNBALANCED_JOURNAL: ({ journalId, found }) => `Journal ${journalId} adds up to ${found} instead of zero`,
  UNKNOWN_SUBJECT: ({ journalId, subject }) =>
    subject
      ? `Journal ${journalId} is about ${subject.type} ${subject.id}, which does not exist`
      : `Journal ${journalId} is a payment or refund of nothing`,
  LINE_WITHOUT_JOURNAL: ({ lineId, journalId }) =>
    `Line ${lineId} belongs to journal ${journalId}, which is gone`,
  CHANGED_LINE: ({ lineId, fundAccountId }) =>
    `Line ${lineId} of account ${fundAccountId} was changed, or a line before it was removed or added`,
  WRONG_RUNNING_BALANCE: ({ lineId, fundAccountId, expected, found }) =>
    `Line ${lineId} of account ${fundAccountId} says that it left ${found}, but it left ${expected}`,
  WRONG_BALANCE: ({ fundAccountId, expected, found }) =>
    `Account ${fundAccountId} says ${found}, its lines say ${expected}`,
  WRONG_LINE_COUNT: ({ fundAccountId, expected, found }) =>
    `Account ${fundAccountId} should have ${expected} lines, but has ${found}`,
  WRONG_LAST_LINE: ({ fundAccountId }) => `Account ${fundAccountId} had another last line`,
  WRONG_AMOUNT: ({ subject, type, expected, found }) =>
    `${subject?.type} ${subject?.id} says ${expected}, its journals of type ${type} say ${found}`,
}

/** @throws CommandError that lists what is wrong */
function describeCheck({ isSound, faults, hasMore }: LedgerCheck): string {
  if (isSound) return 'The ledger adds up'
  const sentences = faults.map((fault) => SENTENCES[fault.kind](fault))
  throw new CommandError([...sentences, ...(hasMore ? ['… and more'] : [])].join('\n'))
}

export const ledgerCommands: readonly Command[] = [
  {
    name: 'ledger-check',
    usage: '[--rebuild]',
    help: [
      'Checks that the ledger adds up, that nobody has changed it, and that it matches what was paid and refunded.',
      'Prints what is wrong, and exits with 1. With --rebuild, balances are first recalculated from their lines.',
    ],
    subject: null,
    options: { rebuild: { type: 'boolean' } },
    run: async (client, _subject, values) =>
      describeCheck(
        values['rebuild'] === true
          ? await client.post<LedgerCheck>(`${CHECK}/rebuild`, {})
          : await client.get<LedgerCheck>(CHECK),
      ),
  },
]
