import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { formatNumber } from '@/model/format/formatNumber'
import type { ParcelDetail } from '@/model/parcel/parcel'
import { Card } from '@/ui/layout/Card'
import { DescriptionList } from '@/ui/layout/DescriptionList'

/** The warehouse's record of the parcel. Weight and submission only apply once it has arrived. */
export const WarehouseCard = observer(function WarehouseCard({ parcel }: { parcel: ParcelDetail }) {
  const { isArrivedWarehouse, inboundWeight, isSubmitted } = parcel
  const answer = (isSo: boolean) => t(isSo ? 'care.yes' : 'care.no')
  return (
    <Card id="parcel-warehouse" title={t('care.warehouse')}>
      <DescriptionList
        entries={[
          { term: t('care.isArrived'), text: answer(isArrivedWarehouse) },
          ...(inboundWeight === null
            ? []
            : [{ term: t('care.inboundWeight'), text: `${formatNumber(inboundWeight)} kg` }]),
          ...(isArrivedWarehouse ? [{ term: t('care.isSubmitted'), text: answer(isSubmitted) }] : []),
        ]}
      />
    </Card>
  )
})
