import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { formatNumber } from '@/model/format/formatNumber'
import type { ChosenParcel } from '@/model/order/logisticsOrder'
import { numberText, type Parcel } from '@/model/parcel/parcel'
import { Icon } from '@/ui/media/Icon'
import { ParcelPicture } from '@/ui/parcel/ParcelPicture'
import { Pressable } from '@/ui/control/Pressable'

import './ChosenParcelRow.scss'

interface Props {
  readonly chosen: ChosenParcel
  readonly onRemove: (id: string) => void
}

/** A parcel of the order being prepared: its name and number, and its weight or why it can't be shipped. */
export const ChosenParcelRow = observer(function ChosenParcelRow({ chosen, onRemove }: Props) {
  const { id, parcel, obstacle } = chosen
  const name = parcel?.declaredName ?? t('order.parcelNumber')
  return (
    <View id={`chosen-${id}`} className="chosen-parcel">
      <ParcelPicture parcel={parcel} />
      <View className="chosen-parcel__words">
        <Text className="chosen-parcel__name">{name}</Text>
        {parcel && <Text className="chosen-parcel__number">{numberText(parcel)}</Text>}
        {obstacle === null ? (
          <Text className="chosen-parcel__number">{weightOf(parcel)}</Text>
        ) : (
          <Text className="chosen-parcel__obstacle">{t(`order.obstacle.${obstacle}`)}</Text>
        )}
      </View>
      <Pressable
        id={`remove-${id}`}
        className="chosen-parcel__remove"
        label={t('order.parcelRemove', { name: parcel?.expressNumber ?? name })}
        onClick={() => onRemove(id)}
      >
        <Icon name="close" size="s" />
      </Pressable>
    </View>
  )
})

function weightOf(parcel: Parcel | null): string {
  const weight = parcel?.weight ?? null
  return weight === null ? t('parcel.notWeighed') : t('parcel.weightKg', { weight: formatNumber(weight) })
}
