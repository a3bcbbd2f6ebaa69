import { dateText, type Calendar } from '../../base/time/calendar.ts'
import { formatMoney } from '../../money/money.ts'
import { text } from '../../texts/text.ts'

import type { Language } from '../../contracts/enumerations.ts'
import type { FundAccountLog } from '../../contracts/fund.ts'
import type { AccountLine } from './repository/lines.ts'

/** Converts an account line to the entry that the API returns. */
export function toLog(
  { line, journal, topup }: AccountLine,
  calendar: Calendar,
  language: Language,
): FundAccountLog {
  const { type, subjectType, subjectId, noteKey, noteParams } = journal
  return {
    id: String(line.sequence),
    time: journal.time.toISOString(),
    day: dateText(calendar.dayOf(journal.time)),
    type,
    typeDisplayName: type === null ? '' : text(language, `fundLogType.${type}`),
    amount: formatMoney(line.amount),
    balanceAfter: formatMoney(line.balanceAfter ?? 0n),
    currencyCode: journal.currencyCode,
    subject: subjectType === null || subjectId === null ? null : { type: subjectType, id: subjectId },
    subjectCode: topup?.code ?? codeIn(noteParams),
    paymentMethodDisplayName: topup && text(language, `paymentMethod.${topup.paymentMethod}`),
    isReward: noteKey === 'fundNote.referralReward',
    description: text(language, noteKey, noteParams),
  }
}

/** Notes about an order or a case name it by its code. */
function codeIn({ code }: Readonly<Record<string, unknown>>): string | null {
  return typeof code === 'string' ? code : null
}
