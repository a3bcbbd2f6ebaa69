import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { StatusDefinition } from '@/model/content/statusDefinition'
import type { TodoItem, TodoKind } from '@/model/content/todo'
import { openPage } from '@/navigation/navigate'

import { CountGrid, type Count } from './CountGrid'
import type { MineStore } from './MineStore'

/** Counts of open tasks, then of parcels and orders by status. */
export const Counts = observer(function Counts({ store }: { store: MineStore }) {
  const { parcelStatuses, orderStatuses, todoItems } = store
  return (
    <>
      <CountGrid
        title={t('mine.todo')}
        counts={todoItems.map((item) => ({
          id: `todo-${item.kind}`,
          name: t(`mine.todo.${item.kind}`),
          count: item.count,
          onOpen: openerOf(item),
        }))}
      />
      <CountGrid
        title={t('mine.myParcels')}
        counts={parcelStatuses.map((status) => ({
          ...countOf(status, 'count'),
          onOpen: () => void openPage('parcelList', { status: String(status.id) }),
        }))}
      />
      <CountGrid
        title={t('mine.myOrders')}
        counts={orderStatuses.map((status) => countOf(status, 'order-count'))}
      />
    </>
  )
})

function countOf({ id, displayName, showCount }: StatusDefinition, prefix: string): Count {
  return { id: `${prefix}-${id}`, name: displayName, count: showCount ?? 0 }
}

function openerOf({ kind, worst }: TodoItem & { readonly kind: TodoKind }): Count['onOpen'] {
  if (kind === 'undeclared') return () => void openPage('undeclaredParcel')
  if (worst?.type === 'PARCEL') return () => void openPage('parcelDetail', { id: worst.id })
  return undefined
}
