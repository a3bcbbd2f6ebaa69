import { fieldProblem } from '../../base/http/problem.ts'
import { FundAccountLogType as Type } from '../../contracts/enumerations.ts'
import { formatMoney, parseMoney } from '../../money/money.ts'
import { notify, type Notice } from '../message/index.ts'
import { requireIdCode } from '../user/index.ts'
import { chargeCustomer, creditCustomer, type Posting } from './ledger.ts'
import { checkLedger, rebuildBalances } from './ledgerCheck.ts'

import type { Clock } from '../../base/time/clock.ts'
import type {
  AdjustFundsRequest,
  FundBalance,
  LedgerCheck,
  WithdrawFundsRequest,
} from '../../contracts/fund.ts'
import type { Database, Transaction } from '../../db/client.ts'

/** What staff do with customers' money. */
export interface FundStaffService {
  /**
   * Adds money to a customer's balance, or deducts it.
   *
   * @throws ApiProblem 400 IdCodeUnknown, AmountRequired
   * @throws ApiProblem 402 InsufficientBalance
   */
  adjust(tx: Transaction, request: AdjustFundsRequest): Promise<FundBalance>
  /**
   * Deducts money that has been paid out to the customer.
   *
   * @throws as `adjust`
   */
  withdraw(tx: Transaction, request: WithdrawFundsRequest): Promise<FundBalance>
  /** Whether the ledger adds up, nobody has tampered with it, and it matches what was paid for. */
  check(): Promise<LedgerCheck>
  /** Sets every balance to the sum of its lines, and checks again. */
  rebuild(): Promise<LedgerCheck>
}

/** A change of a customer's balance, and what they are told of it. */
interface Change extends Pick<Posting, 'type' | 'note'>, Required<Pick<Notice, 'event' | 'params'>> {
  readonly idCode: string
  /** Minor units; negative takes money away. */
  readonly amount: bigint
}

export function createFundStaffService(db: Database, clock: Clock, currencyCode: string): FundStaffService {
  const change = async (tx: Transaction, { idCode, amount, type, note, event, params }: Change) => {
    if (amount === 0n) throw fieldProblem(400, 'AmountRequired', 'amount')
    const userId = await requireIdCode(tx, idCode)
    const now = clock.now()
    const posting = { userId, currencyCode, type, note, subject: null }
    const { balance } =
      amount < 0n
        ? await chargeCustomer(tx, { ...posting, amount: -amount }, now)
        : await creditCustomer(tx, { ...posting, amount }, now)
    await notify(tx, { userId, kind: 'FUNDS', event, params, subject: null }, now)
    return { balance: formatMoney(balance), currencyCode }
  }

  return {
    adjust: (tx, request) => {
      const { idCode } = request
      const amount = parseMoney(request.amount)
      const reason = request.reason.trim()
      const note = { key: 'fundNote.adjust', params: { reason } } as const
      const params = { amount: formatMoney(amount), currency: currencyCode, reason }
      return change(tx, { idCode, amount, type: Type.Manual, note, event: 'fundsAdjusted', params })
    },

    withdraw: (tx, { idCode, amount: paidOut }) => {
      const amount = parseMoney(paidOut)
      const note = { key: 'fundNote.withdraw' } as const
      const params = { amount: formatMoney(amount), currency: currencyCode }
      const type = Type.Withdraw
      return change(tx, { idCode, amount: -amount, type, note, event: 'fundsWithdrawn', params })
    },

    check: () => checkLedger(db),

    rebuild: async () => {
      await rebuildBalances(db)
      return checkLedger(db)
    },
  }
}
