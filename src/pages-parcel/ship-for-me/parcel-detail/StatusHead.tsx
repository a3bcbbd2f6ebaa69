import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { Parcel } from '@/model/parcel'
import { parcelNextStep, parcelTone } from '@/model/parcelGuidance'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/Pressable'
import { StatusTag } from '@/ui/StatusTag'
import { copyAndTell } from '@/ui/copyAndTell'

import './StatusHead.scss'

/** Where the parcel is, its number, and what happens next. */
export const StatusHead = observer(function StatusHead({ parcel }: { parcel: Parcel }) {
  const { expressNumber, expressCompany } = parcel
  return (
    <Card id="parcel-status">
      <View className="status-head">
        <View className="status-head__line">
          <Text className="status-head__name">{parcel.declaredName ?? t('parcel.undeclared')}</Text>
          <StatusTag tone={parcelTone(parcel)} text={parcel.statusDisplayName} />
        </View>
        <Pressable
          id="copy-number"
          className="status-head__number"
          onClick={() => void copyAndTell(expressNumber)}
        >
          <Text>{expressCompany ? `${expressCompany.displayName} ${expressNumber}` : expressNumber}</Text>
          <Icon name="copy" size="s" />
        </Pressable>
        <Text className="status-head__next">{t(`parcel.next.${parcelNextStep(parcel)}`)}</Text>
      </View>
    </Card>
  )
})
