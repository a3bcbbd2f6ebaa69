import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { openPage } from '@/navigation/navigate'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'

/** Links to parcels, addresses, after-sales and customer service. */
export const WarehouseGroup = observer(function WarehouseGroup() {
  return (
    <CellGroup title={t('mine.groupParcels')}>
      <Cell
        id="my-parcels"
        icon="parcel"
        title={t('mine.myParcels')}
        onClick={() => void openPage('parcelList')}
      />
      <Cell
        id="declare"
        icon="parcel-plus"
        title={t('mine.declare')}
        onClick={() => void openPage('createParcel')}
      />
      <Cell
        id="warehouse-address"
        icon="warehouse"
        title={t('mine.warehouseAddress')}
        onClick={() => void openPage('warehouseAddress')}
      />
      <Cell
        id="addresses"
        icon="address"
        title={t('mine.addresses')}
        onClick={() => void openPage('myAddresses')}
      />
      <Cell
        id="after-sales"
        icon="refresh"
        title={t('mine.afterSales')}
        onClick={() => void openPage('afterSalesList')}
      />
      <Cell
        id="customer-service"
        icon="headset"
        title={t('mine.customerService')}
        onClick={() => void openPage('customerService')}
      />
    </CellGroup>
  )
})
