import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { replacePage } from '@/navigation/navigate'
import { EmptyState } from '@/ui/feedback/EmptyState'

/** Empty state without parcels, with a link to those that can be shipped. */
export const NothingChosen = observer(function NothingChosen() {
  return (
    <EmptyState
      illustration="parcel"
      text={t('order.empty')}
      hint={t('order.emptyHint')}
      action={{
        id: 'to-parcels',
        text: t('order.toParcels'),
        onClick: () => void replacePage('selectToSubmit'),
      }}
    />
  )
})
