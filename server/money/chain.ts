import { createHash } from 'node:crypto'

/** A line of a customer's account, as the chain seals it. Amounts are minor units. */
export interface ChainedLine {
  readonly fundAccountId: string
  readonly journalId: string
  readonly currencyCode: string
  readonly amount: bigint
  readonly balanceAfter: bigint | null
  readonly time: Date
  readonly type: number | null
  readonly subjectType: string | null
  readonly subjectId: string | null
}

/** The hash before an account's first line. */
export const CHAIN_START = ''

/**
 * The hash of a line and, through the previous line's hash, of all before it: SHA-256 in hex. Lines from before there was
 * a chain were hashed by a migration, in SQL, from the same text: it can't change.
 *
 * @param previous the hash of the line before, or `CHAIN_START`
 */
export function chainHash(previous: string, line: ChainedLine): string {
  const parts = [
    previous,
    line.fundAccountId,
    line.journalId,
    line.currencyCode,
    line.amount,
    line.balanceAfter ?? '',
    line.time.getTime(),
    line.type ?? '',
    line.subjectType ?? '',
    line.subjectId ?? '',
  ]
  return createHash('sha256').update(parts.join('\n')).digest('hex')
}
