import { and, desc, eq, gte, lt } from 'drizzle-orm'

import { rangeOfMonth, type Calendar } from '../../../base/time/calendar.ts'
import { anyHolds, figuresOf } from '../../../db/containing.ts'
import { fundAccounts, journalLines, journals, topups } from '../../../db/schema/index.ts'
import { slice, type Slice } from '../../../db/slice.ts'

import type { FundAccountLogListRequest } from '../../../contracts/fund.ts'
import type { Database } from '../../../db/client.ts'

/** A line of a customer's account and what it belongs to. */
export interface AccountLine {
  readonly line: typeof journalLines.$inferSelect
  readonly journal: typeof journals.$inferSelect
  /** The top-up that brought the money. */
  readonly topup: Pick<typeof topups.$inferSelect, 'code' | 'paymentMethod'> | null
}

/** A slice of what happened to a customer's money, newest first. */
export function listAccountLines(
  db: Database,
  userId: string,
  request: FundAccountLogListRequest,
  calendar: Calendar,
): Promise<Slice<AccountLine>> {
  const { type, month, filter } = request
  const range = month === undefined ? undefined : rangeOfMonth(month, calendar)
  const where = and(
    eq(fundAccounts.userId, userId),
    type === undefined ? undefined : eq(journals.type, type),
    range && and(gte(journals.time, range.from), lt(journals.time, range.until)),
    anyHolds(filter, [figuresOf(journals.noteParams), topups.code]),
  )
  const isItsTopup = and(eq(journals.subjectType, 'TOPUP'), eq(topups.id, journals.subjectId))
  const own = db
    .select({ sequence: journalLines.sequence })
    .from(journalLines)
    .innerJoin(fundAccounts, eq(fundAccounts.id, journalLines.fundAccountId))
    .innerJoin(journals, eq(journals.id, journalLines.journalId))
    .leftJoin(topups, isItsTopup)
    .where(where)
    .as('own')
  return slice(request, (limit, offset) =>
    db
      .select({
        line: journalLines,
        journal: journals,
        topup: { code: topups.code, paymentMethod: topups.paymentMethod },
        totalCount: db.$count(own),
      })
      .from(journalLines)
      .innerJoin(fundAccounts, eq(fundAccounts.id, journalLines.fundAccountId))
      .innerJoin(journals, eq(journals.id, journalLines.journalId))
      .leftJoin(topups, isItsTopup)
      .where(where)
      .orderBy(desc(journalLines.sequence))
      .limit(limit)
      .offset(offset),
  )
}
