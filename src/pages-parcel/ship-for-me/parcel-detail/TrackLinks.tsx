import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { numberText, type ParcelDetail } from '@/model/parcel/parcel'
import { openPage } from '@/navigation/navigate'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'

/** Opens the tracking of the parcel's way to the warehouse and, once shipped, of its way from there. */
export const TrackLinks = observer(function TrackLinks({ parcel }: { parcel: ParcelDetail }) {
  const { expressNumber, shipment } = parcel
  const { carrier = null, internationalTrackingNumber: abroad = null } = shipment ?? {}
  return (
    <CellGroup>
      {abroad !== null && (
        <Cell
          id="track-abroad"
          icon="tracking"
          title={t('parcel.trackAbroad')}
          description={carrier === null ? abroad : `${carrier} ${abroad}`}
          onClick={() => void openPage('tracking', { number: abroad })}
        />
      )}
      <Cell
        id="track"
        icon="tracking"
        title={t('parcel.track')}
        description={numberText(parcel)}
        onClick={() => void openPage('tracking', { number: expressNumber })}
      />
    </CellGroup>
  )
})
