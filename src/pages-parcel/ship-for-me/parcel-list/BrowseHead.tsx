import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'

import { t } from '@/i18n'
import { formatNumber } from '@/model/format/formatNumber'
import { openPage } from '@/navigation/navigate'
import { useStores } from '@/stores/StoresContext'
import { Button } from '@/ui/control/Button'
import { Icon } from '@/ui/media/Icon'
import { Pressable } from '@/ui/control/Pressable'
import { StatusTabs } from '@/ui/list/StatusTabs'

import { ExportButton } from './ExportButton'
import { FilterSheet } from './FilterSheet'
import type { ParcelListStore } from './ParcelListStore'
import { keyOf, parcelTabs, tabOf } from './statusTabs'

import './BrowseHead.scss'

/** The ways to find parcels, and what can be done with those that were found. */
export const BrowseHead = observer(function BrowseHead({ store }: { store: ParcelListStore }) {
  const { value: definitions } = useStores().statusDefinitions.parcel
  return (
    <>
      <Pressable
        id="search-parcels"
        role="link"
        className="search-entry"
        onClick={() => void openPage('parcelSearch')}
      >
        <Icon name="search" />
        <Text>{t('parcel.searchHint')}</Text>
      </Pressable>
      <StatusTabs
        tabs={parcelTabs(definitions)}
        selected={keyOf(store.tab)}
        onSelect={(key) => void store.select(tabOf(key, definitions))}
      />
      <Tools store={store} />
    </>
  )
})

const Tools = observer(function Tools({ store }: { store: ParcelListStore }) {
  const [isFiltering, setIsFiltering] = useState(false)
  const { list, refinementCount } = store
  return (
    <View className="parcel-tools">
      <Text className="parcel-tools__count" id="parcel-count">
        {list.totalCount === null ? '' : t('parcel.count', { count: formatNumber(list.totalCount, 0) })}
      </Text>
      <Button id="filter-parcels" kind="text" size="s" onClick={() => setIsFiltering(true)}>
        {refinementCount === 0 ? t('parcel.filter') : t('parcel.filterCount', { count: refinementCount })}
      </Button>
      <Button id="ship-together" kind="text" size="s" onClick={() => void store.startSelecting()}>
        {t('parcel.shipTogether')}
      </Button>
      <ExportButton store={store} />
      <FilterSheet
        isOpen={isFiltering}
        chosen={store.refinement}
        asksForDeclaration={store.tab !== 'undeclared'}
        onClose={() => setIsFiltering(false)}
        onApply={(refinement) => {
          setIsFiltering(false)
          void store.refine(refinement)
        }}
      />
    </View>
  )
})
