import { ApiProblem } from '../../base/http/problem.ts'
import { newId } from '../../base/ids.ts'
import { latest } from '../../base/time/clock.ts'
import { FundAccountLogType as Type, type FundAccountLogType } from '../../contracts/enumerations.ts'
import { chainHash } from '../../money/chain.ts'
import {
  balanceKey,
  customerAccount,
  Overdrawn,
  post,
  transfer,
  type HouseAccount,
  type JournalLine,
} from '../../money/ledger.ts'
import { formatMoney } from '../../money/money.ts'
import { keepLive } from '../user/index.ts'
import {
  lockAccount,
  openAccount,
  writeJournal,
  type AccountRow,
  type Journal,
  type NewJournalLine,
} from './repository/ledger.ts'

import type { MessageSubject } from '../../contracts/message.ts'
import type { Transaction } from '../../db/client.ts'
import type { TextKey, TextParams } from '../../texts/text.ts'

/** Money that moves between a customer and the house. */
export interface Posting {
  readonly userId: string
  readonly currencyCode: string
  /** Minor units, not negative. Nothing is written for an amount of zero. */
  readonly amount: bigint
  readonly type: FundAccountLogType
  /** What the money is for. */
  readonly subject: MessageSubject | null
  /** What the customer reads beside the amount. */
  readonly note: { readonly key: TextKey; readonly params?: TextParams }
  /** The house's side; without it the one that the type usually means. */
  readonly against?: HouseAccount
}

/** What a posting led to. */
export interface Posted {
  /** Null when the amount was zero. */
  readonly journalId: string | null
  /** The customer's balance, in minor units. */
  readonly balance: bigint
}

type Direction = 'charge' | 'credit'

/** Where the house takes money from, or puts it, for each line of a customer's account. */
const HOUSE_SIDE: Readonly<Record<FundAccountLogType, HouseAccount>> = {
  [Type.Topup]: 'house:cash',
  [Type.Withdraw]: 'house:cash',
  [Type.LogisticsOrder]: 'house:revenue:shipping',
  [Type.BuyForMe]: 'house:revenue:buyForMe',
  [Type.Refund]: 'house:refund',
  [Type.Parcel]: 'house:revenue:store',
  [Type.Manual]: 'house:adjustment',
  [Type.LogisticsOrderRefund]: 'house:refund',
}

/**
 * Takes money from a customer. The account stays locked until the transaction ends, so concurrent charges run one
 * after the other.
 *
 * @throws ApiProblem 402 InsufficientBalance, its details the shortfall as a decimal string
 * @throws RangeError for a negative amount
 */
export async function chargeCustomer(tx: Transaction, posting: Posting, now: Date): Promise<Posted> {
  return book(tx, posting, 'charge', now)
}

/**
 * Gives money to a customer. The first credit in a currency opens the account.
 *
 * @throws as `keepLive`, when the customer has deleted their account
 * @throws RangeError for a negative amount
 */
export async function creditCustomer(tx: Transaction, posting: Posting, now: Date): Promise<Posted> {
  await keepLive(tx, posting.userId)
  return book(tx, posting, 'credit', now)
}

async function book(tx: Transaction, posting: Posting, direction: Direction, now: Date): Promise<Posted> {
  const { currencyCode, amount } = posting
  if (amount < 0n) throw new RangeError(`not an amount: ${amount}`)
  const account = (await lockAccount(tx, posting)) ?? (await openForCredit(tx, posting, direction, now))
  if (amount === 0n) return { journalId: null, balance: account?.balance ?? 0n }
  if (!account) throw insufficient(currencyCode, 0n, amount)

  const lines = linesOf(account, posting, direction)
  // Whoever waited for the account began before the journals that it waited for.
  const journal = journalOf(posting, latest(now, account.journalTime))
  const after = accountAfter(account, journal, lines)
  const rows = lines.map((line) => lineRow(line, journal.id, after))
  await writeJournal(tx, journal, rows, after)
  return { journalId: journal.id, balance: after.balance }
}

/** A charge opens no account. */
async function openForCredit(
  tx: Transaction,
  posting: Posting,
  direction: Direction,
  now: Date,
): Promise<AccountRow | undefined> {
  if (direction === 'charge') return undefined
  await openAccount(tx, posting, now)
  return lockAccount(tx, posting)
}

function linesOf(
  { id }: AccountRow,
  { amount, type, against }: Posting,
  direction: Direction,
): readonly JournalLine[] {
  const [customer, house] = [customerAccount(id), against ?? HOUSE_SIDE[type]]
  return direction === 'charge' ? transfer(customer, house, amount) : transfer(house, customer, amount)
}

/** @throws ApiProblem 402 InsufficientBalance */
function balanceAfter({ id, currencyCode, balance }: AccountRow, lines: readonly JournalLine[]): bigint {
  const key = balanceKey(customerAccount(id), currencyCode)
  try {
    return post(new Map([[key, balance]]), { currencyCode, lines }).get(key) ?? balance
  } catch (error) {
    throw error instanceof Overdrawn ? insufficient(currencyCode, balance, error.shortfall) : error
  }
}

/** The account once the journal is written: with its new balance, and the chain one line longer. */
function accountAfter(account: AccountRow, journal: Journal, lines: readonly JournalLine[]): AccountRow {
  const { id: fundAccountId, balance, lineCount, lastHash } = account
  const after = balanceAfter(account, lines)
  const line = {
    ...journal,
    fundAccountId,
    journalId: journal.id,
    amount: after - balance,
    balanceAfter: after,
  }
  return { ...account, balance: after, lineCount: lineCount + 1, lastHash: chainHash(lastHash, line) }
}

function journalOf({ currencyCode, type, subject, note }: Posting, time: Date): Journal {
  return {
    id: newId(time),
    time,
    currencyCode,
    type,
    subjectType: subject?.type ?? null,
    subjectId: subject?.id ?? null,
    noteKey: note.key,
    noteParams: note.params ?? {},
  }
}

/** @param after the customer's account as the journal leaves it */
function lineRow(line: JournalLine, journalId: string, after: AccountRow): NewJournalLine {
  const isOwn = line.account === customerAccount(after.id)
  return {
    ...line,
    journalId,
    fundAccountId: isOwn ? after.id : null,
    balanceAfter: isOwn ? after.balance : null,
    hash: isOwn ? after.lastHash : null,
  }
}

function insufficient(currencyCode: string, balance: bigint, shortfall: bigint): ApiProblem {
  const missing = formatMoney(shortfall)
  const params = { balance: formatMoney(balance), shortfall: missing, currency: currencyCode }
  return new ApiProblem(402, 'InsufficientBalance', { params, details: missing })
}
