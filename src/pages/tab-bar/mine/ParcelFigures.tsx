import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { openPage } from '@/navigation/navigate'

import { FigureRow } from './FigureRow'
import type { MineStore } from './MineStore'

/** Where the customer's parcels are; each figure opens those it counts. */
export const ParcelFigures = observer(function ParcelFigures({ store }: { store: MineStore }) {
  const figures = store.parcelStatuses.map(({ id, displayName, showCount }) => ({
    id: `count-${id}`,
    name: displayName,
    figure: String(showCount ?? 0),
    onOpen: () => void openPage('parcelList', { status: String(id) }),
  }))
  return (
    <FigureRow
      title={t('mine.myParcels')}
      action={{ id: 'all-parcels', text: t('common.all'), onClick: () => void openPage('parcelList') }}
      figures={figures}
    />
  )
})
