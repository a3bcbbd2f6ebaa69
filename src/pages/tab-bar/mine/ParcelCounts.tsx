import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { StatusDefinition } from '@/model/statusDefinition'
import { openPage } from '@/navigation/navigate'
import { Card } from '@/ui/Card'
import { Pressable } from '@/ui/Pressable'

import './ParcelCounts.scss'

/** How many parcels stand where, each a way into the list. */
export const ParcelCounts = observer(function ParcelCounts({
  statuses,
}: {
  statuses: readonly StatusDefinition[]
}) {
  if (statuses.length === 0) return null
  return (
    <Card title={t('mine.myParcels')}>
      <View className="parcel-counts">
        {statuses.map(({ id, displayName, showCount }) => (
          <Pressable
            key={id}
            id={`count-${id}`}
            className="parcel-counts__item"
            onClick={() => void openPage('parcelList', { status: String(id) })}
          >
            <Text className="parcel-counts__count">{showCount ?? 0}</Text>
            <Text className="parcel-counts__name">{displayName}</Text>
          </Pressable>
        ))}
      </View>
    </Card>
  )
})
