import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { formatMeasure } from '@/model/format/formatMeasure'
import { formatNumber } from '@/model/format/formatNumber'
import type { LogisticsOrderDetail } from '@/model/order/orderDetail'
import { numberText } from '@/model/parcel/parcel'
import { openPage } from '@/navigation/navigate'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'

/** The parcels in the order; each opens. */
export const ParcelsCard = observer(function ParcelsCard({ order }: { order: LogisticsOrderDetail }) {
  const { parcels } = order
  if (parcels.length === 0) return null
  const weight = parcels.reduce((sum, parcel) => sum + (parcel.weight ?? 0), 0)
  const title = `${t('orderDetail.parcels', { count: parcels.length })} · ${formatNumber(weight)} kg`
  return (
    <CellGroup title={title}>
      {parcels.map((parcel) => (
        <Cell
          key={parcel.id}
          id={`parcel-${parcel.id}`}
          icon="parcel"
          title={parcel.declaredName ?? t('orderDetail.unnamed')}
          description={numberText(parcel)}
          value={parcel.weight === null ? undefined : `${formatMeasure(parcel.weight)} kg`}
          onClick={() => void openPage('parcelDetail', { id: parcel.id })}
        />
      ))}
    </CellGroup>
  )
})
