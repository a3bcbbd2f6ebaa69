import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { WarehouseAddress } from '@/model/address/warehouseAddress'
import { useStores } from '@/stores/StoresContext'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { WarehouseLabel } from '@/ui/parcel/WarehouseLabel'

interface Props {
  readonly addresses: readonly WarehouseAddress[]
}

/** The customer's address at the chosen warehouse. */
export const ChosenAddress = observer(function ChosenAddress({ addresses }: Props) {
  const { warehouseChoice } = useStores()
  const address = warehouseChoice.resolve(addresses)
  if (!address) return <EmptyState illustration="mailbox" text={t('warehouse.empty')} />
  return <WarehouseLabel address={address} addresses={addresses} onChoose={warehouseChoice.choose} />
})
