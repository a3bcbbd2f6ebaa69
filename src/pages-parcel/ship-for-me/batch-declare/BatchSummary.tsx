import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { openPage } from '@/navigation/navigate'
import { Notice } from '@/ui/feedback/Notice'

import type { BatchDeclareStore } from './BatchDeclareStore'

/** Result of the last submit, with a link to the declared parcels. */
export const BatchSummary = observer(function BatchSummary({ store }: { store: BatchDeclareStore }) {
  const { summary } = store
  return (
    <View id="batch-summary">
      {summary && summary.declared > 0 && (
        <Notice
          tone="brand"
          text={t('declaration.batchDeclared', { count: summary.declared })}
          action={{ text: t('title.parcelList'), onClick: () => void openPage('parcelList') }}
        />
      )}
      {summary && summary.refused > 0 && (
        <Notice tone="warning" text={t('declaration.batchRefused', { count: summary.refused })} />
      )}
    </View>
  )
})
