import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { StatusTag } from '@/ui/feedback/StatusTag'

/** Marks announcements that come first, whatever their date. */
export const PinnedTag = observer(function PinnedTag() {
  return <StatusTag tone="brand" text={t('announce.pinned')} />
})
