import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { ConsolidationRule } from '@/model/order/consolidationRule'
import { SuccessSheet } from '@/ui/feedback/SuccessSheet'

import { savedText, savedTitle } from './savedTexts'

interface Props {
  readonly rule: ConsolidationRule
  readonly isNew: boolean
  readonly onClose: () => void
  readonly onSeeRules: () => void
}

export const SavedSheet = observer(function SavedSheet({ rule, isNew, onClose, onSeeRules }: Props) {
  return (
    <SuccessSheet
      title={savedTitle(isNew)}
      text={savedText(rule)}
      next={{ id: 'see-rules', text: t('rule.toList'), onClick: onSeeRules }}
      closeText={t('common.close')}
      onClose={onClose}
    />
  )
})
