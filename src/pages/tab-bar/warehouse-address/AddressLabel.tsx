import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { addressCopyText, areaText, type WarehouseAddress } from '@/model/warehouseAddress'
import { ParcelLabel } from '@/ui/ParcelLabel'
import { copyAndTell } from '@/ui/copyAndTell'

/** One warehouse as the label that goes onto a parcel; every line can be copied alone. */
export const AddressLabel = observer(function AddressLabel({ address }: { address: WarehouseAddress }) {
  const lines = [
    { label: t('warehouse.recipient'), value: address.recipient },
    { label: t('warehouse.mobile'), value: address.mobile },
    { label: t('warehouse.area'), value: areaText(address) },
    { label: t('warehouse.street'), value: address.detailsAddress },
    { label: t('warehouse.postCode'), value: address.postCode },
  ]
  return (
    <ParcelLabel
      title={address.name}
      code={address.idCode}
      codeCaption={t('warehouse.codeCaption')}
      lines={lines.map((line) => ({ ...line, onCopy: () => void copyAndTell(line.value) }))}
      copyAllText={t('warehouse.copyAll')}
      copyHint={t('warehouse.copyHint')}
      onCopyAll={() => void copyAndTell(addressCopyText(address))}
    />
  )
})
