import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { ConsolidationRule } from '@/model/order/consolidationRule'
import { openPage } from '@/navigation/navigate'
import { Notice } from '@/ui/feedback/Notice'

import { ReasonNotice } from '../_shared/ReasonNotice'
import { momentText, ruleParcelNames } from '../_shared/ruleTexts'
import type { RuleField } from '../_shared/RuleValues'

/** What a rule does next or waits for, or why it has stopped. */
export const NextRun = observer(function NextRun({ rule }: { rule: ConsolidationRule }) {
  const { id, state, stopReason, pendingRun, parcels } = rule
  const openField = (field: RuleField) => openPage('editRule', { id, field })

  if (state === 'STOPPED')
    return stopReason && <ReasonNotice tone="danger" reason={stopReason} openField={openField} />
  if (state !== 'ACTIVE') return null
  if (pendingRun)
    return <Notice tone="brand" text={t('rule.pending', { time: momentText(pendingRun.dueTime) })} />
  const missing = parcels.flatMap(({ reason }) => (reason?.fix ? [reason] : []))[0]
  return (
    <>
      <Text className="rule-card__line">{nextText(rule)}</Text>
      {missing && <ReasonNotice tone="warning" reason={missing} openField={openField} />}
    </>
  )
})

function nextText({ nextRunTime, parcels }: ConsolidationRule): string {
  if (nextRunTime) return t('rule.next', { time: momentText(nextRunTime) })
  const waitingFor = parcels.filter(({ reason }) => reason !== null)
  if (waitingFor.length === 0) return t('rule.watching')
  return t('rule.waiting', { count: waitingFor.length, names: ruleParcelNames(waitingFor) })
}
