import { calendarAt, timeText } from '../../../base/time/calendar.ts'
import { LANGUAGES, type Language } from '../../../contracts/enumerations.ts'
import { formatMoney } from '../../../money/money.ts'
import { localised, type Localised } from '../../../texts/localised.ts'
import { text } from '../../../texts/text.ts'
import { notify, type MessageEvent } from '../../message/index.ts'

import type { Transaction } from '../../../db/client.ts'
import type { ReasonRecord } from '../../../db/schema/ruleRuns.ts'
import type { TextParams } from '../../../texts/text.ts'
import type { RuleRow } from '../repository/rule.ts'
import type { RunRow } from '../repository/run.ts'
import type { RuleContext } from './submission.ts'

/** A message names at most so many of the parcels that stay. */
const NAMED = 3

/** Tells the customer what will be submitted, while they can still stop it. */
export function tellAnnounced(
  tx: Transaction,
  rule: RuleRow,
  run: RunRow,
  context: RuleContext,
): Promise<void> {
  return tell(
    tx,
    rule,
    'ruleAnnounced',
    {
      ...figuresOf(rule, run),
      time: timeText(run.dueTime, calendarAt(context.settings.utcOffsetMinutes)),
      maximum: formatMoney(rule.maximumTotal),
    },
    context,
  )
}

/** Tells the customer how a run ended. */
export async function tellOutcome(
  tx: Transaction,
  rule: RuleRow,
  run: RunRow,
  context: RuleContext,
): Promise<void> {
  const { outcome, reason, orderCode } = run
  if (outcome === 'SUBMITTED') {
    return tell(tx, rule, 'ruleSubmitted', { ...figuresOf(rule, run), code: orderCode ?? '' }, context)
  }
  const event = EVENTS[outcome]
  if (event && reason) await tell(tx, rule, event, { reason: inWords(reason) }, context)
}

const EVENTS: Partial<Record<RunRow['outcome'], MessageEvent>> = {
  SKIPPED: 'ruleSkipped',
  STOPPED: 'ruleStopped',
  WITHDRAWN: 'ruleWithdrawn',
}

async function tell(
  tx: Transaction,
  rule: RuleRow,
  event: MessageEvent,
  params: TextParams,
  { now }: RuleContext,
): Promise<void> {
  const { id, userId, displayName, trigger } = rule
  const name = displayName ?? { key: `ruleName.${trigger.kind}` as const }
  const subject = { type: 'CONSOLIDATION_RULE', id } as const
  await notify(tx, { userId, kind: 'LOGISTICS_ORDER', event, params: { name, ...params }, subject }, now)
}

function figuresOf({ currencyCode }: RuleRow, { parcelIds, total, leftParcels }: RunRow): TextParams {
  return {
    count: parcelIds.length,
    total: formatMoney(total ?? 0n),
    currency: currencyCode,
    left: inEveryLanguage((language) => leftInWords(leftParcels, language)),
  }
}

/** A sentence about what stays in the warehouse; empty if nothing does. */
function leftInWords(left: RunRow['leftParcels'], language: Language): string {
  if (left.length === 0) return ''
  const reasons = left
    .slice(0, NAMED)
    .map(({ reason }) => text(language, `error.${reason.code}`, reason.params))
  const list = reasons.join(language === 'en' ? '; ' : '；')
  return text(language, 'ruleLeft', { count: left.length, reasons: list })
}

function inWords({ code, params }: ReasonRecord): Localised {
  return inEveryLanguage((language) => text(language, `error.${code}`, params))
}

function inEveryLanguage(words: (language: Language) => string): Localised {
  const [zhHans, en] = LANGUAGES
  return localised(words(zhHans), words(en))
}
