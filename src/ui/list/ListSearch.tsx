import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { ListStore } from '@/stores/list/ListStore'

import { SearchBox } from './SearchBox'

interface Props {
  readonly list: Pick<ListStore<never>, 'search' | 'setSearch' | 'find'>
  readonly id: string
  readonly placeholder: string
}

/** Searches a list when the customer confirms on the keyboard or clears the field. */
export const ListSearch = observer(function ListSearch({ list, id, placeholder }: Props) {
  return (
    <SearchBox
      id={id}
      value={list.search}
      placeholder={placeholder}
      clearText={t('common.clear')}
      onChange={list.setSearch}
      onSubmit={(text) => void list.find(text)}
    />
  )
})
