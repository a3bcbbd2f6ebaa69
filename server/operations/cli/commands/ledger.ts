import type { LedgerCheck } from '../../../contracts/fund.ts'
import type { Command } from './Command.ts'

const CHECK = 'fund-management/ledger-check'

function describeCheck(check: LedgerCheck): string {
  if (check.isSound) return 'The ledger adds up'
  const { unbalancedJournals, wrongBalances, wrongRunningBalances } = check
  return [
    ...unbalancedJournals.map((id) => `Journal ${id} does not add up to zero`),
    ...wrongBalances.map(
      ({ fundAccountId, cached, sum }) => `Account ${fundAccountId} says ${cached}, its lines say ${sum}`,
    ),
    ...wrongRunningBalances.map((id) => `Line ${id} has a balance that was not its account’s`),
  ].join('\n')
}

export const ledgerCommands: readonly Command[] = [
  {
    name: 'ledger-check',
    usage: '[--rebuild]',
    help: [
      'Checks that every journal adds up to zero and every balance is the sum of its lines.',
      'With --rebuild, balances are first recalculated from their lines.',
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
