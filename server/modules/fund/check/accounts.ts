import { CHAIN_START, chainHash } from '../../../money/chain.ts'
import { formatMoney } from '../../../money/money.ts'
import { accountPages, linePages } from '../repository/ledgerCheck.ts'

import type { LedgerFault } from '../../../contracts/fund.ts'
import type { Database } from '../../../db/client.ts'
import type { AccountRow, Journal, NewJournalLine } from '../repository/ledger.ts'

type Line = Pick<NewJournalLine, 'fundAccountId' | 'journalId' | 'amount' | 'balanceAfter' | 'hash'> & {
  readonly sequence: bigint
}

/** What an account's lines come to, up to the last one read. */
interface Walk {
  lines: number
  sum: bigint
  /** Of the last line, as stored: so each fault shows once, at the line after which nothing fits any more. */
  balance: bigint
  hash: string
}

/** Accounts whose lines were changed, removed or added behind the ledger's back, or whose balance isn't their sum. */
export async function* accountFaults(db: Database): AsyncGenerator<LedgerFault> {
  for await (const accounts of accountPages(db)) {
    const walks = new Map(accounts.map(({ id }) => [id, newWalk()]))
    yield* allLineFaults(db, walks)
    for (const account of accounts) yield* endFaults(account, walks.get(account.id) ?? newWalk())
  }
}

/** @param walks by the accounts' IDs, in their order */
async function* allLineFaults(db: Database, walks: ReadonlyMap<string, Walk>): AsyncGenerator<LedgerFault> {
  const ids = [...walks.keys()]
  for await (const page of linePages(db, ids[0] ?? '', ids.at(-1) ?? '')) {
    for (const { line, journal } of page)
      yield* lineFaults(walks.get(line.fundAccountId ?? ''), line, journal)
  }
}

function newWalk(): Walk {
  return { lines: 0, sum: 0n, balance: 0n, hash: CHAIN_START }
}

function lineFaults(walk: Walk | undefined, line: Line, journal: Journal | null): LedgerFault[] {
  if (!walk) return []
  const { amount, journalId } = line
  const balanceAfter = line.balanceAfter ?? null
  const at = { lineId: String(line.sequence), journalId, fundAccountId: line.fundAccountId ?? '' }
  const expected = walk.balance + amount
  const hash = journal && chainHash(walk.hash, { ...journal, ...at, amount, balanceAfter })
  walk.lines += 1
  walk.sum += amount
  walk.balance = balanceAfter ?? expected
  walk.hash = line.hash ?? CHAIN_START
  const faults: LedgerFault[] = []
  if (hash !== line.hash) faults.push({ kind: 'CHANGED_LINE', ...at })
  if (balanceAfter !== expected) {
    const amounts = { expected: formatMoney(expected), found: formatMoney(walk.balance) }
    faults.push({ kind: 'WRONG_RUNNING_BALANCE', ...at, ...amounts })
  }
  return faults
}

function endFaults(
  { id: fundAccountId, balance, lineCount, lastHash }: AccountRow,
  walk: Walk,
): LedgerFault[] {
  const faults: LedgerFault[] = []
  if (lineCount !== walk.lines) {
    const [expected, found] = [String(lineCount), String(walk.lines)]
    faults.push({ kind: 'WRONG_LINE_COUNT', fundAccountId, expected, found })
  } else if (lastHash !== walk.hash) faults.push({ kind: 'WRONG_LAST_LINE', fundAccountId })
  if (balance !== walk.sum) {
    const [expected, found] = [formatMoney(walk.sum), formatMoney(balance)]
    faults.push({ kind: 'WRONG_BALANCE', fundAccountId, expected, found })
  }
  return faults
}
