import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { RuleReason } from '@/model/order/consolidationRule'
import { Notice } from '@/ui/feedback/Notice'

import { fixDoor } from './fixDoor'
import type { RuleField } from './RuleValues'

interface Props {
  readonly reason: RuleReason
  readonly tone: 'warning' | 'danger'
  /** Leads to a field of the rule. */
  readonly openField: (field: RuleField) => Promise<void>
}

/** Why a rule doesn't submit an order, and the way to change that. */
export const ReasonNotice = observer(function ReasonNotice({ reason, tone, openField }: Props) {
  const { fix, message } = reason
  const open = fixDoor(reason, openField)
  return (
    <Notice
      tone={tone}
      text={message}
      action={fix && open ? { text: t(`rule.fix.${fix}`), onClick: () => void open() } : undefined}
    />
  )
})
