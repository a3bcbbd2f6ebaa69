import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { formatNumber } from '@/model/format/formatNumber'
import { openPage } from '@/navigation/navigate'
import { Button } from '@/ui/control/Button'
import { Icon } from '@/ui/media/Icon'
import { Pressable } from '@/ui/control/Pressable'

import { ExportButton } from './ExportButton'
import { FilterButton } from './FilterButton'
import type { ParcelListStore } from './ParcelListStore'

import './BrowseHead.scss'

/** Link to the parcel search. */
export const SearchEntry = observer(function SearchEntry() {
  return (
    <Pressable
      id="search-parcels"
      role="link"
      className="search-entry"
      onClick={() => void openPage('parcelSearch')}
    >
      <Icon name="search" />
      <Text>{t('parcel.searchHint')}</Text>
    </Pressable>
  )
})

/** Parcel count and list actions. */
export const ParcelTools = observer(function ParcelTools({ store }: { store: ParcelListStore }) {
  const { totalCount } = store.list.rows
  return (
    <View className="parcel-tools">
      <Text className="parcel-tools__count" id="parcel-count">
        {totalCount === null ? '' : t('parcel.count', { count: formatNumber(totalCount, 0) })}
      </Text>
      <FilterButton store={store} />
      <Button id="ship-together" kind="text" size="s" onClick={() => void store.startSelecting()}>
        {t('parcel.shipTogether')}
      </Button>
      <ExportButton store={store} />
    </View>
  )
})
