import { messageApi } from '@/stores/areas/messageApi'
import { ListStore } from '@/stores/list/ListStore'
import type { Stores } from '@/stores/StoresContext'

export type MessageListItem = ReturnType<typeof messageList>['rows']['items'][number]

export function messageList(stores: Stores) {
  return new ListStore(stores, { fetch: (query) => messageApi(stores.api).list(query) })
}
