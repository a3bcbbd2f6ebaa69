import { TopupStatus, type Language } from '../../contracts/enumerations.ts'
import { decimalsOf } from '../../money/currencies.ts'
import { formatAmount } from '../../money/money.ts'
import { text } from '../../texts/text.ts'

import type { ReceivingAccount, Topup, TopupDetail, TopupLog, TopupMethod } from '../../contracts/topup.ts'
import type { AccountRow, MethodRow } from './repository/methods.ts'
import type { TopupLogRow, TopupRow } from './repository/topups.ts'

export interface ViewContext {
  readonly language: Language
  readonly now: Date
}

/** The status as of now: an overdue draft has expired, even before housekeeping marks it. */
export function statusAt({ status, expirationTime }: TopupRow, now: Date): TopupStatus {
  const isOverdue = expirationTime !== null && expirationTime <= now
  return status === TopupStatus.Pending && isOverdue ? TopupStatus.Expired : status
}

export function toTopup(row: TopupRow, { language, now }: ViewContext): Topup {
  const status = statusAt(row, now)
  return {
    id: row.id,
    code: row.code,
    status,
    statusDisplayName: text(language, `topupStatus.${status}`),
    currencyCode: row.currencyCode,
    paymentMethod: row.paymentMethod,
    paymentMethodDisplayName: text(language, `paymentMethod.${row.paymentMethod}`),
    receivingAccount: row.receivingAccount,
    amount: formatAmount(row.amount, decimalsOf(row.currencyCode)),
    creditedAmount: formatAmount(row.creditedAmount, decimalsOf(row.creditedCurrencyCode)),
    creditedCurrencyCode: row.creditedCurrencyCode,
    exchangeRate: row.exchangeRate,
    images: row.images,
    remarks: row.remarks,
    rejectReason: row.rejectReason,
    expirationTime: row.expirationTime?.toISOString() ?? null,
    expectedReviewTime: row.expectedReviewTime?.toISOString() ?? null,
    creationTime: row.creationTime.toISOString(),
    version: row.version,
  }
}

/** @param logs newest first */
export function toTopupDetail(
  row: TopupRow,
  logs: readonly TopupLogRow[],
  context: ViewContext,
): TopupDetail {
  return {
    ...toTopup(row, context),
    logs: logs.map((log) => toTopupLog(log, row, context.language)),
    serverTime: context.now.toISOString(),
  }
}

function toTopupLog(log: TopupLogRow, { rejectReason }: TopupRow, language: Language): TopupLog {
  return {
    id: log.id,
    time: log.time.toISOString(),
    move: log.move,
    status: log.status,
    statusDisplayName: text(language, `topupStatus.${log.status}`),
    actor: log.actor,
    description: text(language, `topupLog.${log.move}`, { reason: rejectReason ?? '' }),
  }
}

/** A payment method with its receiving accounts. */
export function toMethod(row: MethodRow, accounts: readonly AccountRow[], language: Language): TopupMethod {
  return {
    paymentMethod: row.paymentMethod,
    displayName: text(language, `paymentMethod.${row.paymentMethod}`),
    instructions: row.instructions[language],
    currencyCode: row.currencyCode,
    minimum: formatAmount(row.minimum, decimalsOf(row.currencyCode)),
    maximum: formatAmount(row.maximum, decimalsOf(row.currencyCode)),
    reviewMinutes: row.reviewMinutes,
    receivingAccounts: accounts
      .filter(({ paymentMethod }) => paymentMethod === row.paymentMethod)
      .map(toReceivingAccount),
  }
}

export function toReceivingAccount(row: AccountRow): ReceivingAccount {
  const { id, bankHolderName, bankName, cardNumber, shopName, payLink, qrCode } = row
  return { id, bankHolderName, bankName, cardNumber, shopName, payLink, qrCode }
}
