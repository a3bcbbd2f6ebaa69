import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'

import type { ConsolidationRule } from '@/model/order/consolidationRule'
import { Pressable } from '@/ui/control/Pressable'
import { Icon } from '@/ui/media/Icon'

import { momentText } from '../_shared/ruleTexts'

import { outcomeText } from './runTexts'

interface Props {
  readonly rule: ConsolidationRule
  readonly onOpen: () => void
}

/** What the rule did last, and the way to all it has done. */
export const LastRun = observer(function LastRun({ rule, onOpen }: Props) {
  const { id, lastRun, currencyCode } = rule
  if (!lastRun) return null
  return (
    <Pressable id={`runs-${id}`} className="rule-card__run" onClick={onOpen}>
      <Text>{`${momentText(lastRun.time)} · ${outcomeText(lastRun, currencyCode)}`}</Text>
      <Icon name="chevron-right" size="s" />
    </Pressable>
  )
})
