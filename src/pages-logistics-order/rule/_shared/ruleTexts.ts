import { t } from '@/i18n'
import { dayText } from '@/i18n/dayText'
import { formatMeasure } from '@/model/format/formatMeasure'
import { formatDate, formatTime } from '@/model/format/relativeTime'
import type { ConsolidationRule, RuleParcel, RuleTrigger } from '@/model/order/consolidationRule'
import { weekdayOf } from '@/model/order/ruleSchedule'

/** "When 3 parcels are here", "Every second Friday", "When there are 10 kg". */
export function triggerText(trigger: RuleTrigger): string {
  switch (trigger.kind) {
    case 'PARCELS':
      return t('rule.trigger.PARCELS', { count: trigger.parcelIds.length })
    case 'SCHEDULE': {
      const weekday = t(`rule.weekday.${weekdayOf(trigger.firstDate)}`)
      return t(`rule.every.${trigger.everyWeeks}`, { weekday })
    }
    case 'WEIGHT':
      return t('rule.trigger.WEIGHT', { weight: formatMeasure(trigger.kilograms) })
  }
}

export function ruleName({ displayName, trigger }: Pick<ConsolidationRule, 'displayName' | 'trigger'>) {
  return displayName ?? triggerText(trigger)
}

/** "27 Nov 10:00". */
export function momentText(moment: Date): string {
  return `${dayText(formatDate(moment))} ${formatTime(moment)}`
}

function ruleParcelName({ declaredName, expressNumber }: RuleParcel): string {
  return declaredName ?? expressNumber
}

export function ruleParcelNames(parcels: readonly RuleParcel[]): string {
  return parcels.map(ruleParcelName).join(' · ')
}
