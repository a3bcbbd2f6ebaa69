import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { WarehouseAddress } from '@/model/address/warehouseAddress'
import { openPage } from '@/navigation/navigate'
import { useStores } from '@/stores/StoresContext'
import { Button } from '@/ui/control/Button'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'

interface Props {
  readonly addresses: readonly WarehouseAddress[]
}

/** What to do with the chosen address; nothing without one. */
export const NextSteps = observer(function NextSteps({ addresses }: Props) {
  const address = useStores().warehouseChoice.resolve(addresses)
  if (!address) return null
  return (
    <>
      <View className="warehouse__next">
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
