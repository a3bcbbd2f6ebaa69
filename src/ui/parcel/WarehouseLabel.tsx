import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { addressCopyText, areaText, type WarehouseAddress } from '@/model/address/warehouseAddress'

import { ChipGroup } from '../form/ChipGroup'
import { ParcelLabel } from './ParcelLabel'
import { copyWithToast } from '../feedback/copyWithToast'

interface Props {
  readonly address: WarehouseAddress
  /** All addresses to choose from. */
  readonly addresses: readonly WarehouseAddress[]
  readonly onChoose: (id: string) => void
}

/** A warehouse address as a parcel label, with chips above it to choose another one. */
export const WarehouseLabel = observer(function WarehouseLabel({ address, addresses, onChoose }: Props) {
  const lines = [
    { label: t('warehouse.recipient'), value: address.recipient },
    { label: t('warehouse.mobile'), value: address.mobile },
    { label: t('warehouse.area'), value: areaText(address) },
    { label: t('warehouse.street'), value: address.detailsAddress },
    { label: t('warehouse.postCode'), value: address.postCode },
  ]
  return (
    <>
      {addresses.length > 1 && (
        <ChipGroup
          role="radio"
          options={addresses.map(({ id, name }) => ({ key: id, text: name }))}
          selected={[address.id]}
          onToggle={onChoose}
        />
      )}
      <ParcelLabel
        title={address.name}
        code={address.idCode}
        codeCaption={t('warehouse.codeCaption')}
        lines={lines.map((line) => ({ ...line, onCopy: () => void copyWithToast(line.value) }))}
        copyAllText={t('warehouse.copyAll')}
        copyHint={t('warehouse.copyHint')}
        onCopyAll={() => void copyWithToast(addressCopyText(address))}
      />
    </>
  )
})
