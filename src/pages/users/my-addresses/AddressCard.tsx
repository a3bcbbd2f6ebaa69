import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { addressLabelText } from '@/i18n/addressLabel'
import { regionText, type Address } from '@/model/address/address'
import { Button } from '@/ui/control/Button'
import { Pressable } from '@/ui/control/Pressable'
import { semantics } from '@/ui/control/semantics'
import { StatusTag } from '@/ui/feedback/StatusTag'

import './AddressCard.scss'

interface Props {
  readonly address: Address
  readonly onOpen: () => void
  readonly onEdit: () => void
  readonly onDelete: () => void
  readonly onMakeDefault: () => void
}

/** An address card; the foot repeats the actions that a swipe reveals. */
export const AddressCard = observer(function AddressCard(props: Props) {
  return (
    <ScrollView className="address-card" scrollX enhanced showScrollbar={false}>
      <View className="address-card__row">
        <View className="address-card__face">
          <Texts {...props} />
          <Foot {...props} />
        </View>
        <Actions {...props} />
      </View>
    </ScrollView>
  )
})

const Actions = observer(function Actions({ onEdit, onDelete }: Props) {
  return (
    <View className="address-card__behind" {...semantics({ isHidden: true })}>
      <View className="address-card__action" onClick={onEdit}>
        {t('address.edit')}
      </View>
      <View className="address-card__action address-card__action--danger" onClick={onDelete}>
        {t('address.delete')}
      </View>
    </View>
  )
})

const Texts = observer(function Texts({ address, onOpen }: Props) {
  const { id, name, recipient, mobile, postCode, detailsAddress, idDocument, isDefault } = address
  return (
    <Pressable id={`address-${id}`} className="address-card__words" onClick={onOpen}>
      <View className="address-card__head">
        <Text className="address-card__recipient">{recipient}</Text>
        {name !== null && <Text className="address-card__label">{addressLabelText(name)}</Text>}
        {isDefault && <StatusTag tone="brand" text={t('address.default')} />}
      </View>
      <Text className="address-card__mobile">{mobile}</Text>
      <Text className="address-card__place">{detailsAddress}</Text>
      <Text className="address-card__place">{`${regionText(address)} ${postCode}`}</Text>
      {idDocument !== null && (
        <Text className="address-card__document">{`${t('address.idDocument')} ${idDocument}`}</Text>
      )}
    </Pressable>
  )
})

const Foot = observer(function Foot({ address, onEdit, onDelete, onMakeDefault }: Props) {
  const { id, isDefault } = address
  return (
    <View className="address-card__foot">
      <View className="address-card__first">
        {!isDefault && (
          <Button id={`default-${id}`} kind="text" size="m" onClick={onMakeDefault}>
            {t('address.setDefault')}
          </Button>
        )}
      </View>
      <Button id={`edit-${id}`} kind="text" size="m" icon="edit" onClick={onEdit}>
        {t('address.edit')}
      </Button>
      <Button id={`delete-${id}`} kind="text" size="m" icon="delete" onClick={onDelete}>
        {t('address.delete')}
      </Button>
    </View>
  )
})
