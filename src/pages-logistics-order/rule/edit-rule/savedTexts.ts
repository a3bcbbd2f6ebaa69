import { t } from '@/i18n'
import { moneyText } from '@/model/money/money'
import type { ConsolidationRule } from '@/model/order/consolidationRule'

import { triggerText } from '../_shared/ruleTexts'

export function savedTitle(isNew: boolean): string {
  return t(isNew ? 'rule.created' : 'rule.updated')
}

export function savedText({ state, trigger, maximumTotal, currencyCode }: ConsolidationRule): string {
  if (state === 'PAUSED') return t('rule.savedPaused')
  return t('rule.savedText', {
    trigger: triggerText(trigger),
    total: moneyText(maximumTotal, currencyCode),
  })
}
