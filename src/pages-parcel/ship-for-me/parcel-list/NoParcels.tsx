import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { NO_REFINEMENT } from '@/model/parcel/parcelConditions'
import { openPage } from '@/navigation/navigate'
import { EmptyState } from '@/ui/feedback/EmptyState'

import type { ParcelListStore } from './ParcelListStore'

/** Explains why the list is empty and what to do next. */
export const NoParcels = observer(function NoParcels({ store }: { store: ParcelListStore }) {
  if (store.selection.isOpen) {
    return <EmptyState illustration="parcel" text={t('parcel.selectEmpty')} hint={t('parcel.selectHint')} />
  }
  if (store.refinementCount > 0) {
    return (
      <EmptyState
        illustration="search"
        text={t('parcel.filterEmpty')}
        action={{
          id: 'drop-filter',
          text: t('parcel.filterReset'),
          onClick: () => void store.refine(NO_REFINEMENT),
        }}
      />
    )
  }
  if (store.list.filter !== '') return <EmptyState illustration="search" text={t('parcel.searchEmpty')} />
  if (store.list.tab !== null) return <EmptyState illustration="parcel" text={t('parcel.listEmptyStatus')} />
  return (
    <EmptyState
      illustration="parcel"
      text={t('parcel.listEmpty')}
      hint={t('parcel.listEmptyHint')}
      action={{ text: t('home.address'), onClick: () => void openPage('warehouseAddress') }}
    />
  )
})
