import { observer } from 'mobx-react'
import { useState } from 'react'

import { t } from '@/i18n'
import type { Region } from '@/model/address/address'
import type { Resource } from '@/stores/Resource'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'
import { ListSkeleton } from '@/ui/list/ListSkeleton'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { SearchBox } from '@/ui/list/SearchBox'
import { Sheet } from '@/ui/layout/Sheet'

import type { EditAddressStore } from './EditAddressStore'

interface Props {
  readonly store: EditAddressStore
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Sheet to choose a province and then a city; the customer can also enter an unlisted city. */
export const RegionSheet = observer(function RegionSheet({ store, isOpen, onClose }: Props) {
  const [search, setSearch] = useState('')
  const { choices } = store
  const typed = search.trim()

  function enter(province: Region): void {
    setSearch('')
    void choices.enter(province)
  }

  function choose(city: Region | string): void {
    store.chooseCity(city)
    setSearch('')
    onClose()
  }

  return (
    <Sheet
      isOpen={isOpen}
      title={choices.province?.displayName ?? t('address.provincePick')}
      closeText={t('common.close')}
      onClose={onClose}
      head={
        <SearchBox
          id="region-search"
          value={search}
          onChange={setSearch}
          placeholder={t(choices.province ? 'address.citySearch' : 'address.provinceSearch')}
          clearText={t('common.clear')}
        />
      }
    >
      {choices.province === null ? (
        <Regions resource={choices.provinces} search={typed} onSelect={enter} />
      ) : (
        <>
          <CellGroup>
            <Cell id="other-province" title={t('address.otherProvince')} onClick={choices.leave} />
            {typed !== '' && (
              <Cell
                id="city-typed"
                icon="edit"
                title={t('address.cityUseTyped', { name: typed })}
                onClick={() => choose(typed)}
              />
            )}
          </CellGroup>
          <Regions resource={choices.cities} search={typed} onSelect={choose} />
        </>
      )}
    </Sheet>
  )
})

interface RegionsProps {
  readonly resource: Resource<readonly Region[]>
  readonly search: string
  readonly onSelect: (region: Region) => void
}

const Regions = observer(function Regions({ resource, search, onSelect }: RegionsProps) {
  const wanted = search.toLowerCase()
  return (
    <ResourceView resource={resource} skeleton={<ListSkeleton rows={4} />}>
      {(regions) => (
        <CellGroup>
          {regions
            .filter(({ displayName }) => displayName.toLowerCase().includes(wanted))
            .map((region) => (
              <Cell
                key={region.id}
                id={`region-${region.id}`}
                title={region.displayName}
                onClick={() => onSelect(region)}
              />
            ))}
        </CellGroup>
      )}
    </ResourceView>
  )
})
