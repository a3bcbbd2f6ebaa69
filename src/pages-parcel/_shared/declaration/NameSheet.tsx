import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/validation'
import type { DeclaredName, DeclaredNameMatch } from '@/model/parcel/declaredName'
import type { Resource } from '@/stores/Resource'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'
import { ListSkeleton } from '@/ui/list/ListSkeleton'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { SearchBox } from '@/ui/list/SearchBox'
import { Sheet } from '@/ui/layout/Sheet'

import type { DeclaredNameSearch } from './DeclaredNameSearch'

interface Props {
  readonly names: Resource<readonly DeclaredName[]>
  readonly search: DeclaredNameSearch
  readonly selectedId: string | null
  readonly isOpen: boolean
  readonly onChoose: (id: string | null, name: string) => void
  readonly onClose: () => void
}

/** Maximum number of names shown at once; searching finds the rest. */
const MAX_NAMES = 80

/** Item names, searchable by part of a name or group. A name that isn't listed can be used as typed. */
export const NameSheet = observer(function NameSheet(props: Props) {
  const { names, search, isOpen, onChoose, onClose } = props
  const { typed } = search

  function choose(id: string | null, name: string): void {
    onChoose(id, name)
    void search.setText('')
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
          value={search.text}
          onChange={(text) => void search.setText(text)}
          placeholder={t('validation.productName')}
          clearText={t('common.clear')}
        />
      }
    >
      <ResourceView resource={names} skeleton={<ListSkeleton rows={4} />}>
        {() => <Matches {...props} onChoose={choose} />}
      </ResourceView>
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
    </Sheet>
  )
})

const Matches = observer(function Matches({ search, selectedId, onChoose }: Props) {
  return (
    <>
      {groupsOf(search.matches.slice(0, MAX_NAMES)).map(([group, names]) => (
        <CellGroup key={group} title={group || undefined}>
          {names.map(({ id, displayName }) => (
            <Cell
              key={id}
              title={displayName}
              isSelected={id === selectedId}
              onClick={() => onChoose(id, displayName)}
            />
          ))}
        </CellGroup>
      ))}
    </>
  )
})

/** Groups names by their parent path, in tree order. */
function groupsOf(names: readonly DeclaredNameMatch[]): [group: string, names: DeclaredNameMatch[]][] {
  const groups = new Map<string, DeclaredNameMatch[]>()
  for (const name of names) {
    const group = name.path.join(' / ')
    groups.set(group, [...(groups.get(group) ?? []), name])
  }
  return [...groups]
}
