import { observer } from 'mobx-react'
import { useState } from 'react'

import { t } from '@/i18n'
import { searchDeclaredNames, type DeclaredNameMatch } from '@/model/declaredName'
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
      <ResourceView resource={store.choices.names} skeleton={<ListSkeleton rows={4} />}>
        {(tree) => (
          <>
            {groupsOf(searchDeclaredNames(tree, typed)).map(([group, names]) => (
              <CellGroup key={group} title={group || undefined}>
                {names.map(({ id, displayName }) => (
                  <Cell
                    key={id}
                    title={displayName}
                    isSelected={id === store.form.values.declaredNameId}
                    onClick={() => choose(id, displayName)}
                  />
                ))}
              </CellGroup>
            ))}
            {typed !== '' && (
              <CellGroup>
                <Cell
                  id="name-typed"
                  icon="edit"
                  title={t('parcel.nameUseTyped', { name: typed })}
                  onClick={() => choose(null, typed)}
                />
              </CellGroup>
            )}
          </>
        )}
      </ResourceView>
    </Sheet>
  )
})

/** The names under what they hang on, in the tree's order. */
function groupsOf(names: readonly DeclaredNameMatch[]): [group: string, names: DeclaredNameMatch[]][] {
  const groups = new Map<string, DeclaredNameMatch[]>()
  for (const name of names) {
    const group = name.path.join(' / ')
    groups.set(group, [...(groups.get(group) ?? []), name])
  }
  return [...groups]
}
