import { observer } from 'mobx-react'
import { useState } from 'react'

import { t } from '@/i18n'
import { Button } from '@/ui/control/Button'

import { FilterSheet } from './FilterSheet'
import type { ParcelListStore } from './ParcelListStore'

/** Opens the filters, and says how many are in use. */
export const FilterButton = observer(function FilterButton({ store }: { store: ParcelListStore }) {
  const [isOpen, setIsOpen] = useState(false)
  const { refinementCount } = store
  return (
    <>
      <Button id="filter-parcels" kind="text" size="s" onClick={() => setIsOpen(true)}>
        {refinementCount === 0 ? t('parcel.filter') : t('parcel.filterCount', { count: refinementCount })}
      </Button>
      <FilterSheet
        isOpen={isOpen}
        chosen={store.refinement}
        asksForDeclaration={store.list.tab !== 'undeclared'}
        onClose={() => setIsOpen(false)}
        onApply={(refinement) => {
          setIsOpen(false)
          void store.refine(refinement)
        }}
      />
    </>
  )
})
