import { csvText } from '../format/csv'
import type { FundAccountLog } from './fundAccountLog'

/** Columns of the table, in order. */
export const FUND_LOG_COLUMNS = [
  'day',
  'time',
  'type',
  'description',
  'number',
  'moneyIn',
  'moneyOut',
  'balance',
  'currency',
] as const
export type FundLogColumn = (typeof FUND_LOG_COLUMNS)[number]

/**
 * Entries as CSV. Money in and out have a column each, because a spreadsheet would take an amount with a minus sign
 * for a formula.
 */
export function fundLogCsv(
  entries: readonly FundAccountLog[],
  headers: Readonly<Record<FundLogColumn, string>>,
): string {
  return csvText([FUND_LOG_COLUMNS.map((column) => headers[column]), ...entries.map(rowOf)])
}

function rowOf(entry: FundAccountLog): string[] {
  const { amount } = entry
  const isOut = amount.startsWith('-')
  const cells: Record<FundLogColumn, string | null> = {
    day: entry.day,
    time: entry.time.toISOString(),
    type: entry.typeDisplayName,
    description: entry.description,
    number: entry.subjectCode,
    moneyIn: isOut ? null : amount,
    moneyOut: isOut ? amount.slice(1) : null,
    balance: entry.balanceAfter,
    currency: entry.currencyCode,
  }
  return FUND_LOG_COLUMNS.map((column) => cells[column] ?? '')
}
