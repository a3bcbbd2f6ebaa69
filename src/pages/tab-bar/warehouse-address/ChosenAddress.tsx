import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { WarehouseAddress } from '@/model/address/warehouseAddress'
import { openPage } from '@/navigation/navigate'
import { useStores } from '@/stores/StoresContext'
import { Button } from '@/ui/control/Button'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { WarehouseLabel } from '@/ui/parcel/WarehouseLabel'

/** The customer's address at the chosen warehouse, with links to what they can do next. */
export const ChosenAddress = observer(function ChosenAddress({
  addresses,
}: {
  addresses: readonly WarehouseAddress[]
}) {
  const { warehouseChoice } = useStores()
  const address = warehouseChoice.of(addresses)
  if (!address) return <EmptyState illustration="mailbox" text={t('warehouse.empty')} />
  return (
    <>
      <WarehouseLabel address={address} addresses={addresses} onChoose={warehouseChoice.choose} />
      <View className="warehouse-next">
        <Button
          id="declare"
          kind="secondary"
          block
          icon="parcel-plus"
          onClick={() => void openPage('createParcel')}
        >
          {t('warehouse.declareNext')}
        </Button>
      </View>
      <CellGroup>
        <Cell
          id="to-formats"
          icon="store"
          title={t('warehouse.toFormats')}
          description={t('warehouse.toFormatsHint')}
          onClick={() => void openPage('warehouseAddresses', { id: address.id })}
        />
        <Cell
          id="to-check"
          icon="search"
          title={t('warehouse.toCheck')}
          description={t('warehouse.toCheckHint')}
          onClick={() => void openPage('addressCheck')}
        />
      </CellGroup>
    </>
  )
})
