import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { openPage } from '@/navigation/navigate'
import { EmptyState } from '@/ui/feedback/EmptyState'

/** No unclaimed parcels, or none with that number. Suggests asking customer service. */
export const NothingUnclaimed = observer(function NothingUnclaimed({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      illustration={isFiltered ? 'search' : 'parcel'}
      text={isFiltered ? t('unclaimed.emptySearch') : t('unclaimed.empty')}
      hint={t('unclaimed.emptyHint')}
      action={{
        id: 'to-service',
        text: t('unclaimed.customerService'),
        onClick: () => void openPage('customerService'),
      }}
    />
  )
})
