import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { ParcelShipment } from '@/model/parcel/parcel'
import { openPage } from '@/navigation/navigate'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'

/** Opens the shipment order that the parcel is in; nothing while it's in none. */
export const OrderCell = observer(function OrderCell({ shipment }: { shipment: ParcelShipment | null }) {
  if (!shipment) return null
  const { orderId: id, code } = shipment
  return (
    <CellGroup>
      <Cell
        id="to-order"
        icon="truck"
        title={t('parcel.inOrder')}
        value={code}
        onClick={() => void openPage('orderDetail', { id })}
      />
    </CellGroup>
  )
})
