import { and, eq, sql } from 'drizzle-orm'

import { FundAccountLogType as Type } from '../../contracts/enumerations.ts'
import { prepared } from '../../db/prepared.ts'
import { fundAccounts, journalLines, journals } from '../../db/schema/index.ts'
import { newId } from '../../base/ids.ts'
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
import { ApiProblem } from '../../base/http/problem.ts'

import type { FundAccountLogType } from '../../contracts/enumerations.ts'
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

type AccountRow = typeof fundAccounts.$inferSelect

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
 * Takes money from a customer. The account's row stays locked until the transaction ends, so that spends at the
 * same moment come one after the other.
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
 * @throws RangeError for a negative amount
 */
export async function creditCustomer(tx: Transaction, posting: Posting, now: Date): Promise<Posted> {
  return book(tx, posting, 'credit', now)
}

/** Brings in the balance that a customer had before the ledger began. */
export async function openingBalance(
  tx: Transaction,
  { userId, currencyCode, amount }: Pick<Posting, 'userId' | 'currencyCode' | 'amount'>,
  now: Date,
): Promise<Posted> {
  const note = { key: 'fundNote.opening' } as const
  return creditCustomer(tx, { userId, currencyCode, amount, type: Type.Manual, subject: null, note }, now)
}

async function book(
  tx: Transaction,
  posting: Posting,
  direction: 'charge' | 'credit',
  now: Date,
): Promise<Posted> {
  const { currencyCode, amount } = posting
  if (amount < 0n) throw new RangeError(`not an amount: ${amount}`)
  const account = (await lockAccount(tx, posting)) ?? (await openForCredit(tx, posting, direction, now))
  if (amount === 0n) return { journalId: null, balance: account?.balance ?? 0n }
  if (!account) throw insufficient(currencyCode, 0n, amount)

  const lines = linesOf(account, posting, direction)
  const balance = balanceAfter(account, lines)
  const journalId = newId(now)
  // In one statement: while the account is locked, each way to the database makes others wait.
  await tx
    .with(newJournal(tx, { id: journalId, time: now, posting }), newBalance(tx, account, balance))
    .insert(journalLines)
    .values(lineRows({ journalId, account, lines, balance }))
  return { journalId, balance }
}

function linesOf(
  { id }: AccountRow,
  { amount, type, against }: Posting,
  direction: 'charge' | 'credit',
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

/** The first credit in a currency opens the account; a charge finds none. */
async function openForCredit(
  tx: Transaction,
  posting: Posting,
  direction: 'charge' | 'credit',
  now: Date,
): Promise<AccountRow | undefined> {
  if (direction === 'charge') return undefined
  const { userId, currencyCode } = posting
  await tx
    .insert(fundAccounts)
    .values({ id: newId(now), userId, currencyCode, balance: 0n })
    .onConflictDoNothing()
  return lockAccount(tx, posting)
}

async function lockAccount(
  tx: Transaction,
  { userId, currencyCode }: Posting,
): Promise<AccountRow | undefined> {
  const [row] = await accountForUpdate(tx, { userId, currencyCode })
  return row
}

const accountForUpdate = prepared((db) =>
  db
    .select()
    .from(fundAccounts)
    .where(
      and(
        eq(fundAccounts.userId, sql.placeholder('userId')),
        eq(fundAccounts.currencyCode, sql.placeholder('currencyCode')),
      ),
    )
    .for('update'),
)

function newJournal(tx: Transaction, { id, time, posting }: { id: string; time: Date; posting: Posting }) {
  const { currencyCode, type, subject, note } = posting
  const journal = {
    id,
    time,
    currencyCode,
    type,
    subjectType: subject?.type ?? null,
    subjectId: subject?.id ?? null,
    noteKey: note.key,
    noteParams: note.params ?? {},
  }
  return tx.$with('journal').as(tx.insert(journals).values(journal).returning({ id: journals.id }))
}

function newBalance(tx: Transaction, { id }: AccountRow, balance: bigint) {
  const changed = tx.update(fundAccounts).set({ balance }).where(eq(fundAccounts.id, id))
  return tx.$with('account').as(changed.returning({ id: fundAccounts.id }))
}

interface LinesOfJournal {
  readonly journalId: string
  readonly account: AccountRow
  readonly lines: readonly JournalLine[]
  readonly balance: bigint
}

function lineRows({ journalId, account, lines, balance }: LinesOfJournal) {
  const own = customerAccount(account.id)
  return lines.map((line) => ({
    ...line,
    journalId,
    fundAccountId: line.account === own ? account.id : null,
    balanceAfter: line.account === own ? balance : null,
  }))
}

function insufficient(currencyCode: string, balance: bigint, shortfall: bigint): ApiProblem {
  const missing = formatMoney(shortfall)
  const params = { balance: formatMoney(balance), shortfall: missing, currency: currencyCode }
  return new ApiProblem(402, 'InsufficientBalance', { params, details: missing })
}
