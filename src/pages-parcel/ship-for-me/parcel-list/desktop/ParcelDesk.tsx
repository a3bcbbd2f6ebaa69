import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'

import { t } from '@/i18n'
import '@/i18n/packages/parcelTable'
import type { Parcel } from '@/model/parcel/parcel'
import { openPage } from '@/navigation/navigate'
import { useStores } from '@/stores/StoresContext'
import { Button } from '@/ui/control/Button'
import { ListSearch } from '@/ui/list/ListSearch'
import { StatusTabs } from '@/ui/list/StatusTabs'

import { ExportButton } from '../ExportButton'
import { FilterButton } from '../FilterButton'
import type { ParcelListStore } from '../ParcelListStore'
import { SelectionHead } from '../SelectionBar'
import { parcelTabs } from '../statusTabs'
import { BulkBar } from './BulkBar'
import { ParcelPanel } from './ParcelPanel'
import { ParcelTable } from './ParcelTable'
import { rememberOpened } from './rememberOpened'

import './ParcelDesk.scss'

interface Props {
  readonly store: ParcelListStore
  readonly onTick: (parcel: Parcel) => void
  /** ID of the parcel to show first. */
  readonly opened: string | undefined
}

/** The parcels as a table, with one of them beside it. */
export const ParcelDesk = observer(function ParcelDesk({ store, onTick, opened }: Props) {
  const [openId, setOpenId] = useState(opened)
  const open = (id: string | undefined) => {
    setOpenId(id)
    rememberOpened(store.list.tab, id)
  }
  return (
    <View className={`parcel-desk ${openId === undefined ? '' : 'parcel-desk--open'}`}>
      <View className="parcel-desk__list">
        <Head store={store} />
        <ParcelTable store={store} openId={openId} onOpen={open} onTick={onTick} />
        {store.selection.isActive && <BulkBar store={store} />}
      </View>
      {openId !== undefined && <ParcelPanel id={openId} onClose={() => open(undefined)} />}
    </View>
  )
})

const Head = observer(function Head({ store }: { store: ParcelListStore }) {
  const { list, selection } = store
  const { value: definitions } = useStores().statusDefinitions.parcel
  if (selection.isOpen) return <SelectionHead store={store} />
  return (
    <>
      <View className="parcel-desk__head">
        <View className="parcel-desk__search">
          <ListSearch id="parcel-search" list={list} placeholder={t('parcel.searchHint')} />
        </View>
        <FilterButton store={store} />
        <ExportButton store={store} />
        <Button id="declare" size="m" icon="plus" onClick={() => void openPage('createParcel')}>
          {t('parcel.declare')}
        </Button>
      </View>
      <StatusTabs
        tabs={[{ key: null, text: t('common.all') }, ...parcelTabs(definitions)]}
        selected={list.tab}
        onSelect={(tab) => void list.select(tab)}
      />
    </>
  )
})
