import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { ProductSorting } from '@/model/store/product'
import { Pressable } from '@/ui/control/Pressable'

import './SortBar.scss'

const PLAIN = [
  { sorting: 'displayOrder asc', text: 'mall.sort.default' },
  { sorting: 'soldCount desc', text: 'mall.sort.bestSellers' },
  { sorting: 'creationTime desc', text: 'mall.sort.newest' },
] as const satisfies readonly { readonly sorting: ProductSorting; readonly text: string }[]

interface Props {
  readonly sorting: ProductSorting
  readonly onSort: (sorting: ProductSorting) => void
}

/** The order of the products; a second tap on the price turns it around. */
export const SortBar = observer(function SortBar({ sorting, onSort }: Props) {
  const isUp = sorting === 'price asc'
  const isDown = sorting === 'price desc'
  return (
    <View className="sort-bar">
      {PLAIN.map((one) => (
        <Pressable
          key={one.sorting}
          id={`sort-${one.sorting.split(' ')[0]}`}
          role="radio"
          className={classOf(one.sorting === sorting)}
          isSelected={one.sorting === sorting}
          onClick={() => onSort(one.sorting)}
        >
          <Text>{t(one.text)}</Text>
        </Pressable>
      ))}
      <Pressable
        id="sort-price"
        role="radio"
        className={classOf(isUp || isDown)}
        label={t(isDown ? 'mall.sort.priceDown' : 'mall.sort.priceUp')}
        isSelected={isUp || isDown}
        onClick={() => onSort(isUp ? 'price desc' : 'price asc')}
      >
        <Text>{t('mall.sort.price')}</Text>
        <View className="sort-bar__arrows">
          <View className={`sort-bar__arrow sort-bar__arrow--up ${isUp ? 'sort-bar__arrow--on' : ''}`} />
          <View className={`sort-bar__arrow ${isDown ? 'sort-bar__arrow--on' : ''}`} />
        </View>
      </Pressable>
    </View>
  )
})

function classOf(isSelected: boolean): string {
  return `sort-bar__choice ${isSelected ? 'sort-bar__choice--selected' : ''}`
}
