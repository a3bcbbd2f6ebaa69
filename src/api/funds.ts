import type { FundAccountLogType } from '@/model/enumerations/funds'
import type { FundAccountState, FundMonths } from '@/model/funds/fundAccount'
import type { FundAccountLog } from '@/model/funds/fundAccountLog'
import { MAX_PAGE_SIZE, type Page } from '@/model/list/page'
import { toAmount } from '@/model/money/money'
import type { PendingPay } from '@/model/order/pendingPay'

import type { Dto } from './dto'
import type { Http } from './http'
import { readDate, readDateOrNull, readItems, readObject, readPage, type ListRequest } from './wire'

const FUNDS = '/api/u/fund-management'

export interface FundAccountLogListRequest extends ListRequest {
  readonly type?: FundAccountLogType
  /** By the warehouse's calendar: "2026-11". */
  readonly month?: string
}

export function createFundApi(http: Http) {
  return {
    /** The balance, and what is about to change it. */
    async getAccount(): Promise<FundAccountState> {
      return readObject(await http.get(`${FUNDS}/fund-account`, {}), readState)
    },

    /** What came in and went out in each of the last `count` months, at most 12. */
    async listMonths(count: number): Promise<FundMonths> {
      return readObject(await http.get(`${FUNDS}/fund-account-log/months`, { query: { count } }), readMonths)
    },

    /** The entries of the balance, newest first. */
    async listLogs(request: FundAccountLogListRequest): Promise<Page<FundAccountLog>> {
      return readPage(await http.post(`${FUNDS}/fund-account-log/list`, { body: request }), readLog)
    },

    /** Everything that waits for money, newest first; several shipment orders also as a batch, which comes first. */
    async listPendingPays(): Promise<readonly PendingPay[]> {
      const body = { maxResultCount: MAX_PAGE_SIZE }
      return readItems(await http.post(`${FUNDS}/pending-pay/list`, { body }), readPendingPay)
    },

    /**
     * Pays shipment orders from the balance, all or none. Refusals come without a dialog.
     *
     * @param expectedTotal their sum on screen, a decimal string
     * @throws ApiError 402 `InsufficientBalance`
     * @throws ApiError 409 `OrderTotalChanged`, `OrderMoveRefused`
     */
    async payOrders(
      orderIds: readonly string[],
      expectedTotal: string,
      idempotencyKey: string,
    ): Promise<void> {
      const body = { orderIds, expectedTotal }
      await http.post(`${FUNDS}/pending-pay/pay`, { body, idempotencyKey, isBackground: true })
    },

    /**
     * Pays a mall order from the balance. Refusals come without a dialog.
     *
     * @param expectedTotal the total on screen, a decimal string
     * @throws ApiError 402 `InsufficientBalance`
     * @throws ApiError 409 `OrderTotalChanged`, `StoreOrderMoveRefused`
     */
    async payStoreOrder(id: string, expectedTotal: string, idempotencyKey: string): Promise<void> {
      const body = { expectedTotal }
      const request = { path: { id }, body, idempotencyKey, isBackground: true }
      await http.post('/api/u/store/order/{id}/pay', request)
    },
  }
}

function readPendingPay(dto: Dto<'PendingPay'>): PendingPay {
  return {
    ...dto,
    total: toAmount(dto.total),
    creationTime: readDate(dto.creationTime),
    expirationTime: readDateOrNull(dto.expirationTime),
  }
}

function readState(dto: Dto<'FundAccountState'>): FundAccountState {
  return {
    ...dto,
    balance: toAmount(dto.balance),
    reserved: toAmount(dto.reserved),
    underReview: toAmount(dto.underReview),
  }
}

function readMonths(dto: Dto<'FundMonths'>): FundMonths {
  return {
    ...dto,
    months: dto.months.map(({ month, moneyIn, moneyOut }) => ({
      month,
      moneyIn: toAmount(moneyIn),
      moneyOut: toAmount(moneyOut),
    })),
  }
}

function readLog(dto: Dto<'FundAccountLog'>): FundAccountLog {
  return {
    ...dto,
    time: readDate(dto.time),
    amount: toAmount(dto.amount),
    balanceAfter: toAmount(dto.balanceAfter),
  }
}
