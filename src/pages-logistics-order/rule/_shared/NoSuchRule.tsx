import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { closePage } from '@/navigation/navigate'
import { EmptyState } from '@/ui/feedback/EmptyState'

export const NoSuchRule = observer(function NoSuchRule() {
  return (
    <EmptyState
      illustration="search"
      text={t('rule.notFound')}
      action={{ id: 'to-rules', text: t('rule.toList'), onClick: () => void closePage('rules') }}
    />
  )
})
