import { openPage } from '@/navigation/navigate'
import { RowCard } from '@/ui/list/RowCard'

import type { TopupListItem } from './topupList'

export function TopupListRow({ item: { id } }: { item: TopupListItem }) {
  return (
    <RowCard
      isEven
      id={`topup-list-${id}`}
      icon="parcel"
      title={id}
      onClick={() => void openPage('topupResult', { id })}
    />
  )
}
