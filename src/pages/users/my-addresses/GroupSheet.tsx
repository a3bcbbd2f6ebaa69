import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'
import { ListSkeleton } from '@/ui/list/ListSkeleton'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { Sheet } from '@/ui/layout/Sheet'

import type { EditAddressStore } from './EditAddressStore'

interface Props {
  readonly store: EditAddressStore
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Sheet to choose the destination. */
export const GroupSheet = observer(function GroupSheet({ store, isOpen, onClose }: Props) {
  return (
    <Sheet isOpen={isOpen} title={t('address.regionGroup')} closeText={t('common.close')} onClose={onClose}>
      <ResourceView resource={store.choices.groups} skeleton={<ListSkeleton rows={4} />}>
        {(groups) => (
          <CellGroup>
            {groups.map(({ id, displayName }) => (
              <Cell
                key={id}
                id={`group-${id}`}
                title={displayName}
                isSelected={id === store.form.values.regionGroupId}
                onClick={() => {
                  store.chooseGroup(id)
                  onClose()
                }}
              />
            ))}
          </CellGroup>
        )}
      </ResourceView>
    </Sheet>
  )
})
