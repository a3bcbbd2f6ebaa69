import { openPage } from '@/navigation/navigate'
import { RowCard } from '@/ui/list/RowCard'

import type { MessageListItem } from './messageList'

export function MessageListRow({ item: { id } }: { item: MessageListItem }) {
  return (
    <RowCard
      isEven
      id={`message-list-${id}`}
      icon="parcel"
      title={id}
      onClick={() => void openPage('parcelDetail', { id })}
    />
  )
}
