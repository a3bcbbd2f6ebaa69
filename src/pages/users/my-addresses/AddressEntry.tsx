import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { Address } from '@/model/address/address'
import { openPage } from '@/navigation/navigate'
import { askToConfirm } from '@/platform/dialog/modal'
import { showToast } from '@/platform/dialog/toast'
import { useCommand } from '@/ui/control/useCommand'

import { AddressCard } from './AddressCard'
import type { MyAddressesStore } from './MyAddressesStore'

interface Props {
  readonly store: MyAddressesStore
  readonly address: Address
  /** Set while choosing an address; otherwise a tap opens the address for editing. */
  readonly onChoose: ((address: Address) => Promise<void>) | undefined
}

/** An address with its actions. */
export const AddressEntry = observer(function AddressEntry({ store, address, onChoose }: Props) {
  const { id } = address
  const edit = () => void openPage('editAddress', { id })

  const makeDefault = useCommand(async () => {
    await store.makeDefault(id)
    showToast(t('address.defaultSet'))
  })
  const remove = useCommand(async () => {
    const isSure = await askToConfirm({
      title: t('address.delete'),
      content: t('address.deleteAsk', { recipient: address.recipient }),
      confirmText: t('address.delete'),
      cancelText: t('common.cancel'),
    })
    if (!isSure) return
    await store.remove(id)
    showToast(t('address.deleted'))
  })

  return (
    <AddressCard
      address={address}
      onOpen={onChoose ? () => void onChoose(address) : edit}
      onEdit={edit}
      onDelete={() => void remove.run()}
      onMakeDefault={() => void makeDefault.run()}
    />
  )
})
