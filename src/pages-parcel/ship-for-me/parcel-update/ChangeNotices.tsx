import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t, type MessageKey } from '@/i18n'
import { Notice } from '@/ui/feedback/Notice'
import { useCommand } from '@/ui/control/useCommand'

import type { MergedField } from '../../_shared/declaration/mergeDeclarations'
import type { ParcelUpdateStore } from './ParcelUpdateStore'

const LABELS = {
  expressNumber: 'parcel.expressNumber',
  expressCompanyCode: 'parcel.expressCompany',
  declaredName: 'parcel.name',
  declaredNameId: 'parcel.name',
  declaredCurrency: 'parcel.currency',
  declaredValue: 'parcel.value',
  itemQuantity: 'parcel.quantity',
  tags: 'parcel.tags',
  newTag: 'parcel.tags',
  additionalServiceIds: 'parcel.services',
  isInsured: 'parcel.insure',
  purchaseOrderNumber: 'parcel.purchaseOrderNumber',
  remarks: 'parcel.remarks',
  images: 'parcel.photos',
} as const satisfies Readonly<Record<MergedField, MessageKey>>

/** What is not as the customer may think: a draft came back, or somebody else changed the parcel meanwhile. */
export const ChangeNotices = observer(function ChangeNotices({ store }: { store: ParcelUpdateStore }) {
  const takeNewer = useCommand(store.takeNewer)
  const { isStale, draft, conflicts } = store
  return (
    <View id="stale">
      {isStale && (
        <Notice
          tone="warning"
          title={t('declaration.stale')}
          text={t('declaration.staleHint')}
          action={{ text: t('declaration.takeNewer'), onClick: () => void takeNewer.run() }}
        />
      )}
      {conflicts !== null && !isStale && <Notice tone="brand" text={mergedText(conflicts)} />}
      {draft.isRestored && (
        <Notice
          tone="brand"
          text={t('declaration.changeRestored')}
          action={{ text: t('declaration.changeDiscard'), onClick: store.startOver }}
        />
      )}
    </View>
  )
})

function mergedText(conflicts: readonly MergedField[]): string {
  if (conflicts.length === 0) return t('declaration.merged')
  return t('declaration.mergedConflicts', {
    fields: conflicts.map((field) => t(LABELS[field])).join(' · '),
  })
}
