import { FundAccountLogType } from '../../contracts/enumerations.ts'
import { formatMoney, parseMoney } from '../../money/money.ts'
import { fieldProblem } from '../../base/http/problem.ts'
import { type Notice, notify } from '../message/index.ts'
import { chargeCustomer, creditCustomer, type Posting } from './ledger.ts'
import { checkLedger, rebuildBalances } from './ledgerCheck.ts'
import * as repository from './repository.ts'

import type { Clock } from '../../base/time/clock.ts'
import type {
  AdjustFundsRequest,
  FundBalance,
  LedgerCheck,
  WithdrawFundsRequest,
} from '../../contracts/fund.ts'
import type { Database, Transaction } from '../../db/client.ts'

/** What staff do with customers' money. */
export interface FundDesk {
  /**
   * Adds money to a customer's balance, or deducts it.
   *
   * @throws ApiProblem 400 IdCodeUnknown, AmountRequired; 402 InsufficientBalance
   */
  adjust(tx: Transaction, request: AdjustFundsRequest): Promise<FundBalance>
  /**
   * Deducts money that has been paid out to the customer.
   *
   * @throws as `adjust`
   */
  withdraw(tx: Transaction, request: WithdrawFundsRequest): Promise<FundBalance>
  /** Whether the ledger adds up. */
  check(): Promise<LedgerCheck>
  /** Sets every balance to the sum of its lines, and checks again. */
  rebuild(): Promise<LedgerCheck>
}

export function fundDesk(db: Database, clock: Clock, currencyCode: string): FundDesk {
  const change = async (
    tx: Transaction,
    { idCode, amount }: { idCode: string; amount: bigint },
    terms: (userId: string, size: bigint) => { posting: Posting; notice: Notice },
  ): Promise<FundBalance> => {
    if (amount === 0n) throw fieldProblem(400, 'AmountRequired', 'amount')
    const userId = await repository.findUserByIdCode(tx, idCode)
    if (userId === undefined) throw fieldProblem(400, 'IdCodeUnknown', 'idCode')
    const { posting, notice } = terms(userId, amount < 0n ? -amount : amount)
    const post = amount < 0n ? chargeCustomer : creditCustomer
    const { balance } = await post(tx, posting, clock.now())
    await notify(tx, notice, clock.now())
    return { balance: formatMoney(balance), currencyCode }
  }

  return {
    adjust: (tx, { idCode, amount, reason: words }) =>
      change(tx, { idCode, amount: parseMoney(amount) }, (userId, size) => {
        const reason = words.trim()
        const note = { key: 'fundNote.adjust', params: { reason } } as const
        const type = FundAccountLogType.Manual
        const params = { amount: formatMoney(parseMoney(amount)), currency: currencyCode, reason }
        return {
          posting: { userId, currencyCode, amount: size, type, subject: null, note },
          notice: { userId, kind: 'FUNDS', event: 'fundsAdjusted', params, subject: null },
        }
      }),

    withdraw: (tx, { idCode, amount }) =>
      change(tx, { idCode, amount: -parseMoney(amount) }, (userId, size) => {
        const note = { key: 'fundNote.withdraw' } as const
        const type = FundAccountLogType.Withdraw
        const params = { amount: formatMoney(size), currency: currencyCode }
        return {
          posting: { userId, currencyCode, amount: size, type, subject: null, note },
          notice: { userId, kind: 'FUNDS', event: 'fundsWithdrawn', params, subject: null },
        }
      }),

    check: () => ledgerCheck(db),

    rebuild: async () => {
      await rebuildBalances(db)
      return ledgerCheck(db)
    },
  }
}

async function ledgerCheck(db: Database): Promise<LedgerCheck> {
  const { unbalancedJournals, wrongBalances, wrongRunningBalances } = await checkLedger(db)
  const faults = unbalancedJournals.length + wrongBalances.length + wrongRunningBalances.length
  return {
    isSound: faults === 0,
    unbalancedJournals: [...unbalancedJournals],
    wrongBalances: wrongBalances.map(({ fundAccountId, cached, sum }) => ({
      fundAccountId,
      cached: formatMoney(cached),
      sum: formatMoney(sum),
    })),
    wrongRunningBalances: wrongRunningBalances.map(String),
  }
}
