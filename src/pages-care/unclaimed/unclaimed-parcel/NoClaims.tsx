import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { EmptyState } from '@/ui/feedback/EmptyState'

/** Empty state without claims, with a link to the unclaimed parcels. */
export const NoClaims = observer(function NoClaims({ onLook }: { onLook: () => void }) {
  return (
    <EmptyState
      illustration="search"
      text={t('unclaimed.noClaims')}
      action={{ id: 'to-all', text: t('unclaimed.look'), onClick: onLook }}
    />
  )
})
