/** The forwarder's own accounts: the other side of everything that customers put in and spend. */
export const HOUSE_ACCOUNTS = [
  'house:cash',
  'house:revenue:shipping',
  'house:revenue:store',
  'house:revenue:buyForMe',
  'house:revenue:service',
  'house:marketing',
  'house:adjustment',
  'house:refund',
] as const
export type HouseAccount = (typeof HOUSE_ACCOUNTS)[number]

/** A customer's account by the ID of its fund account. */
export type CustomerAccount = `customer:${string}`
export type LedgerAccount = HouseAccount | CustomerAccount

/** One side of a journal, in minor units: positive into the account, negative out of it. */
export interface JournalLine {
  readonly account: LedgerAccount
  readonly amount: bigint
}

/** One thing that happened to money, all in one currency. */
export interface Journal {
  readonly currencyCode: string
  readonly lines: readonly JournalLine[]
}

/** What accounts hold, in minor units, by `balanceKey`. */
export type Balances = ReadonlyMap<string, bigint>

/** Thrown for a journal whose lines don't add up to zero. */
export class UnbalancedJournal extends Error {
  override readonly name = 'UnbalancedJournal'
}

/** Thrown when a customer would owe money. */
export class Overdrawn extends Error {
  override readonly name = 'Overdrawn'

  /** @param shortfall the missing amount, in minor units */
  constructor(
    readonly account: CustomerAccount,
    readonly shortfall: bigint,
  ) {
    super(`${account} lacks ${shortfall}`)
  }
}

export function customerAccount(fundAccountId: string): CustomerAccount {
  return `customer:${fundAccountId}`
}

/** An account's key in `Balances`: the house has each account in every currency. */
export function balanceKey(account: LedgerAccount, currencyCode: string): string {
  return `${account} ${currencyCode}`
}

/**
 * The lines that move an amount from one account to another.
 *
 * @throws RangeError for an amount that is not positive: its direction would be unclear
 */
export function transfer(from: LedgerAccount, to: LedgerAccount, amount: bigint): readonly JournalLine[] {
  if (amount <= 0n) throw new RangeError(`not an amount to move: ${amount}`)
  return [
    { account: from, amount: -amount },
    { account: to, amount },
  ]
}

/** @throws UnbalancedJournal unless the lines are at least two and add up to zero */
export function checkBalanced(lines: readonly JournalLine[]): void {
  const sum = lines.reduce((total, { amount }) => total + amount, 0n)
  if (lines.length < 2 || sum !== 0n) throw new UnbalancedJournal(`${lines.length} lines add up to ${sum}`)
}

/**
 * The balances after a journal.
 *
 * @throws UnbalancedJournal
 * @throws Overdrawn when a customer's account would go below zero
 */
export function post(balances: Balances, { currencyCode, lines }: Journal): Balances {
  checkBalanced(lines)
  const after = new Map(balances)
  for (const { account, amount } of lines) {
    const key = balanceKey(account, currencyCode)
    after.set(key, (after.get(key) ?? 0n) + amount)
  }
  for (const { account } of lines) {
    const balance = after.get(balanceKey(account, currencyCode)) ?? 0n
    if (isCustomerAccount(account) && balance < 0n) throw new Overdrawn(account, -balance)
  }
  return after
}

/**
 * The balances after all journals, starting from zero.
 *
 * @throws UnbalancedJournal, Overdrawn when the journals cannot have happened
 */
export function replay(journals: Iterable<Journal>): Balances {
  let balances: Balances = new Map()
  for (const journal of journals) balances = post(balances, journal)
  return balances
}

function isCustomerAccount(account: LedgerAccount): account is CustomerAccount {
  return account.startsWith('customer:')
}
