import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t, type MessageKey } from '@/i18n'
import { Notice } from '@/ui/feedback/Notice'
import { useCommand } from '@/ui/control/useCommand'
import { DraftNotice } from '@/ui/form/DraftNotice'

import type { MergedField } from '../../_shared/declaration/mergeDeclarations'
import type { ParcelUpdateStore } from './ParcelUpdateStore'

const LABELS = {
  expressNumber: 'parcel.expressNumber',
  expressCompanyCode: 'parcel.expressCompany',
  declaredName: 'parcel.name',
  declaredNameId: 'parcel.name',
  englishName: 'parcel.englishName',
  material: 'parcel.material',
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

/** Notices for a restored draft and for a parcel that was changed elsewhere. */
export const ChangeNotices = observer(function ChangeNotices({ store }: { store: ParcelUpdateStore }) {
  const loadNewer = useCommand(store.loadNewer)
  const { isStale, form, conflicts } = store
  return (
    <View id="stale">
      {isStale && (
        <Notice
          tone="warning"
          title={t('declaration.stale')}
          text={t('declaration.staleHint')}
          action={{ text: t('declaration.loadNewer'), onClick: () => void loadNewer.run() }}
        />
      )}
      {conflicts !== null && !isStale && <Notice tone="brand" text={mergedText(conflicts)} />}
      <DraftNotice
        form={form}
        text={t('declaration.changeRestored')}
        discardText={t('declaration.changeDiscard')}
      />
    </View>
  )
})

function mergedText(conflicts: readonly MergedField[]): string {
  if (conflicts.length === 0) return t('declaration.merged')
  return t('declaration.mergedConflicts', {
    fields: conflicts.map((field) => t(LABELS[field])).join(' · '),
  })
}
