import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { moneyText } from '@/model/money/money'
import { ruleTone, type ConsolidationRule } from '@/model/order/consolidationRule'
import { StatusTag } from '@/ui/feedback/StatusTag'

import { ruleName, triggerText } from '../_shared/ruleTexts'

import { LastRun } from './LastRun'
import { NextRun } from './NextRun'
import { RuleActions } from './RuleActions'
import type { RulesStore } from './RulesStore'

import './RuleCard.scss'

interface Props {
  readonly store: RulesStore
  readonly rule: ConsolidationRule
  /** Whether the page was opened for this rule. */
  readonly isNamed: boolean
}

/** A rule: what it waits for, how it ships, what comes next, and what it did last. */
export const RuleCard = observer(function RuleCard({ store, rule, isNamed }: Props) {
  const { id, displayName, state, trigger } = rule
  return (
    <View id={`rule-${id}`} className={isNamed ? 'rule-card rule-card--named' : 'rule-card'}>
      <View className="rule-card__head">
        <Text className="rule-card__title">{ruleName(rule)}</Text>
        <StatusTag tone={ruleTone(rule)} text={t(`rule.state.${state}`)} />
      </View>
      {displayName !== null && <Text className="rule-card__line">{triggerText(trigger)}</Text>}
      <Text className="rule-card__line">{termsText(rule)}</Text>
      <NextRun rule={rule} />
      <LastRun rule={rule} onOpen={() => store.openRuns(rule)} />
      <RuleActions store={store} rule={rule} />
    </View>
  )
})

/** "Sea freight · Mei Lin · up to ¥120.00 · auto-pay". */
function termsText(rule: ConsolidationRule): string {
  const { transportationChannel, pickupStation, addressLabel, maximumTotal, currencyCode, isAutoPay } = rule
  return [
    transportationChannel?.displayName ?? t('rule.channelGone'),
    pickupStation?.displayName ?? addressLabel ?? t('rule.addressGone'),
    t('rule.ceiling', { total: moneyText(maximumTotal, currencyCode) }),
    ...(isAutoPay ? [t('rule.autoPay')] : []),
  ].join(' · ')
}
