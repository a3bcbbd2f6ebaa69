import { observer } from 'mobx-react'
import { useState } from 'react'

import { t } from '@/i18n'
import { searchDeclaredNames } from '@/model/declaredName'
import { Cell } from '@/ui/Cell'
import { CellGroup } from '@/ui/CellGroup'
import { ListSkeleton } from '@/ui/ListSkeleton'
import { ResourceView } from '@/ui/ResourceView'
import { SearchBox } from '@/ui/SearchBox'
import { Sheet } from '@/ui/Sheet'

import type { CreateParcelStore } from './CreateParcelStore'

interface Props {
  readonly store: CreateParcelStore
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The tree of item names, found by a part of a name or its group; what it lacks can be typed. */
export const NameSheet = observer(function NameSheet({ store, isOpen, onClose }: Props) {
  const [search, setSearch] = useState('')
  const typed = search.trim()

  function choose(id: string | null, name: string): void {
    store.form.set('declaredNameId', id)
    store.form.set('declaredName', name)
    setSearch('')
    onClose()
  }

  return (
    <Sheet
      isOpen={isOpen}
      title={t('parcel.namePick')}
      closeText={t('common.close')}
      onClose={onClose}
      head={
        <SearchBox
          id="name-search"
          value={search}
          onChange={setSearch}
          placeholder={t('parcel.nameSearch')}
          clearText={t('common.clear')}
        />
      }
    >
      <ResourceView resource={store.names} skeleton={<ListSkeleton rows={4} />}>
        {(tree) => (
          <CellGroup>
            {searchDeclaredNames(tree, typed).map(({ id, displayName, path }) => (
              <Cell
                key={id}
                title={displayName}
                description={path.join(' / ')}
                isSelected={id === store.form.values.declaredNameId}
                onClick={() => choose(id, displayName)}
              />
            ))}
            {typed !== '' && (
              <Cell
                id="name-typed"
                icon="edit"
                title={t('parcel.nameUseTyped', { name: typed })}
                onClick={() => choose(null, typed)}
              />
            )}
          </CellGroup>
        )}
      </ResourceView>
    </Sheet>
  )
})
