import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { parcelCaseKinds } from '@/model/care/parcelCaseKinds'
import type { ParcelDetail } from '@/model/parcel/parcel'
import { openPage } from '@/navigation/navigate'
import { Cell } from '@/ui/layout/Cell'
import { Collapsible } from '@/ui/layout/Collapsible'

const ICONS = { WEIGHT_DISPUTE: 'scale', RETURN: 'truck' } as const

/** After-sales cases for a parcel in the warehouse, and customer service for everything else. */
export const NeedHelp = observer(function NeedHelp({ parcel }: { parcel: ParcelDetail }) {
  const { id: parcelId } = parcel
  return (
    <Collapsible id="need-help" title={t('care.needHelp')}>
      {parcelCaseKinds(parcel).map(
        (kind) =>
          // `DeliveredHelp` covers parcels that haven't arrived.
          kind !== 'MISSING' && (
            <Cell
              key={kind}
              id={`case-${kind}`}
              icon={ICONS[kind]}
              title={t(`care.report.${kind}`)}
              description={t(`care.report.${kind}.hint`)}
              onClick={() => void openPage('createAfterSales', { parcelId, kind })}
            />
          ),
      )}
      <Cell
        id="to-service"
        icon="headset"
        title={t('care.customerService')}
        onClick={() => void openPage('customerService')}
      />
      <Cell
        id="to-cases"
        icon="info"
        title={t('care.allCases')}
        onClick={() => void openPage('afterSalesList')}
      />
    </Collapsible>
  )
})
