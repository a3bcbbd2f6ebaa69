import { FundAccountLogType, type Language } from '../../contracts/enumerations.ts'
import { formatMoney, parseMoney } from '../../money/money.ts'
import { pageOf } from '../../paging.ts'
import { fieldProblem } from '../../problem.ts'
import { text } from '../../texts/text.ts'
import { payOrders } from '../logisticsOrder/payment.ts'
import { notify, type Notice } from '../message/notify.ts'
import { chargeCustomer, creditCustomer, type Posting } from './ledger.ts'
import { checkLedger, rebuildBalances } from './ledgerCheck.ts'
import { listPendingPays } from './pendingPay.ts'
import * as repository from './repository.ts'

import type { Clock } from '../../clock.ts'
import type {
  AdjustFundsRequest,
  FundAccountLog,
  FundAccountLogListRequest,
  FundBalance,
  LedgerCheck,
  PayBatchRequest,
  PendingPay,
  PendingPayListRequest,
  WithdrawFundsRequest,
} from '../../contracts/fund.ts'
import type { Page } from '../../contracts/schema.ts'
import type { Database, Transaction } from '../../db/client.ts'
import type { Customer } from '../../http.ts'
import type { AccountLine } from './repository.ts'

export interface FundService {
  /** What happened to the customer's money, newest first. */
  listLogs(
    customer: Customer,
    request: FundAccountLogListRequest,
    language: Language,
  ): Promise<Page<FundAccountLog>>
  /** What waits for the customer's money. */
  listPendingPays(
    customer: Customer,
    request: PendingPayListRequest,
    language: Language,
  ): Promise<Page<PendingPay>>
  /**
   * Pays several logistics orders, all or none.
   *
   * @throws ApiProblem 404; 409 OrderMoveRefused, OrderTotalChanged; 402 InsufficientBalance
   */
  payBatch(tx: Transaction, customer: Customer, request: PayBatchRequest): Promise<FundBalance>
  /**
   * For staff.
   *
   * @throws ApiProblem 400 IdCodeUnknown, AmountRequired; 402 InsufficientBalance
   */
  adjust(tx: Transaction, request: AdjustFundsRequest): Promise<FundBalance>
  /**
   * For staff: money that has been paid out.
   *
   * @throws as `adjust`
   */
  withdraw(tx: Transaction, request: WithdrawFundsRequest): Promise<FundBalance>
  /** For staff: whether the ledger adds up. */
  check(): Promise<LedgerCheck>
  /** For staff: makes every balance the sum of its lines, and looks again. */
  rebuild(): Promise<LedgerCheck>
}

/** @param currencyCode the currency of the account that staff change */
export function createFundService(db: Database, clock: Clock, currencyCode: string): FundService {
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
    listLogs: async ({ userId }, request, language) => {
      const { rows, totalCount } = await repository.listAccountLines(db, userId, request)
      return { items: rows.map((row) => toLog(row, language)), totalCount }
    },

    listPendingPays: async ({ userId }, request, language) => {
      const all = await listPendingPays(db, userId, { language, now: clock.now() })
      const wanted = all.filter(({ kind }) => request.kind === undefined || kind === request.kind)
      return pageOf(wanted, request, ({ code, displayName }) => `${code} ${displayName}`)
    },

    payBatch: async (tx, { userId }, { orderIds, expectedTotal }) => {
      const [order] = await payOrders(tx, userId, orderIds, parseMoney(expectedTotal), clock.now())
      const currency = order?.currencyCode ?? currencyCode
      const balance = await repository.findBalance(tx, userId, currency)
      return { balance: formatMoney(balance), currencyCode: currency }
    },

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

function toLog({ line, journal }: AccountLine, language: Language): FundAccountLog {
  const { type, subjectType, subjectId, noteKey, noteParams } = journal
  return {
    id: String(line.sequence),
    time: journal.time.toISOString(),
    type,
    typeDisplayName: type === null ? '' : text(language, `fundLogType.${type}`),
    amount: formatMoney(line.amount),
    balanceAfter: formatMoney(line.balanceAfter ?? 0n),
    currencyCode: journal.currencyCode,
    subject: subjectType === null || subjectId === null ? null : { type: subjectType, id: subjectId },
    description: text(language, noteKey, noteParams),
  }
}
