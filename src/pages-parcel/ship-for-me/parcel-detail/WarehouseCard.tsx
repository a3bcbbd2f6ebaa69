import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { formatNumber } from '@/model/format/formatNumber'
import type { ParcelDetail } from '@/model/parcel/parcel'
import { Card } from '@/ui/layout/Card'
import { DescriptionList } from '@/ui/layout/DescriptionList'

/** What the warehouse has it down as. Only what has arrived can be weighed, or go into a shipment. */
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
