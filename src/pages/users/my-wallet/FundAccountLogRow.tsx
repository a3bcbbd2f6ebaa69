import { openPage } from '@/navigation/navigate'
import { RowCard } from '@/ui/list/RowCard'

import type { FundAccountLogItem } from './fundAccountLogList'

export function FundAccountLogRow({ item: { id } }: { item: FundAccountLogItem }) {
  return (
    <RowCard
      isEven
      id={`fund-account-log-${id}`}
      icon="parcel"
      title={id}
      onClick={() => void openPage('topupResult', { id })}
    />
  )
}
